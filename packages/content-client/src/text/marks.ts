/** Tags as editors type them, escaped or not. */
const tag = (inner: string) => `(?:<|&lt;)${inner}(?:>|&gt;)`;

export const BREAK = new RegExp(tag("br\\s*\\/?"), "gi");
/** From its beginning to its end without another one between. */
export const UNDERLINE = new RegExp(`${tag("u")}((?:(?!${tag("\\/?u")})[^])*)${tag("\\/u")}`, "gi");

/** `$0`, `$1` … in one pass; a number without an argument stays. */
export function fillArguments(
  text: string,
  args: readonly string[],
  write: (argument: string) => string = (argument) => argument,
): string {
  return text.replace(/\$(\d+)/g, (placeholder, index: string) => {
    const argument = args[Number(index)];
    return argument === undefined ? placeholder : write(argument);
  });
}
