/** The last of these are the nearest to where it began, so the first ones are kept. */
const MAX_FRAMES = 20;

/** As browsers write a line of the stack, `at f (https://…/index-3f.js:1:20)` or `f@https://…/index-3f.js:1:20`: no more than the script's own name. */
const FRAME = /(?:^\s*at .*|^[^\s@]*@.*)\/([\w.-]+\.m?js)(?:\?[^\s:]*)?:(\d+):(\d+)\)?$/;

/**
 * What may be told of a failure, in the service's words: its kind and the lines of our scripts. Never its message, its cause or what else
 * hangs on it; they may repeat what somebody has typed or was shown.
 */
export function describeFailure(error: unknown): Record<string, unknown> {
  const frames = framesOf(error);
  return {
    $exception_level: "error",
    $exception_list: [
      {
        type: kindOf(error),
        value: "",
        mechanism: { handled: true, synthetic: false },
        ...(frames.length > 0 && { stacktrace: { type: "raw", frames } }),
      },
    ],
  };
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return /^[A-Za-z]\w{0,40}$/.test(error.name) ? error.name : "Error";
}

function framesOf(error: unknown): object[] {
  if (!(error instanceof Error) || typeof error.stack !== "string") return [];
  const lines = error.stack.replace(error.message, "").split("\n");
  return lines
    .map((line) => FRAME.exec(line))
    .filter((match) => match !== null)
    .slice(0, MAX_FRAMES)
    .map(([, filename, lineno, colno]) => ({
      platform: "web:javascript",
      filename,
      lineno: Number(lineno),
      colno: Number(colno),
      in_app: true,
    }))
    .reverse();
}
