import type { Core } from "@strapi/strapi";

type Format = Core.Strapi["log"]["format"];

/** Line ends, the terminal's commands, and what shows text in another order; the lines of a stack keep their places. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /\n(?! {4}at )|[\0-\t\v-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

export function oneLine(text: string): string {
  return text.replace(CONTROL, (character) =>
    character === "\n" ? "\\n" : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Prevents that somebody writes lines of their own into the log, whatever a message quotes. */
export function keepLinesApart(format: Format): Format {
  return {
    ...format,
    transform(info, options) {
      const { message, stack } = info;
      const text = typeof stack === "string" ? `${String(message)}\n${stack}` : message;
      // Copies an error's own fields, the level among them, without its class: else the stack would be added once more.
      return format.transform({ ...info, message: typeof text === "string" ? oneLine(text) : text }, options);
    },
  };
}
