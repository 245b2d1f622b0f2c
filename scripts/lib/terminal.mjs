/** Shows a person how a command works: one line a step, with progress and time. */

const tty = process.stdout.isTTY === true && process.env.CI === undefined;
const colour = (code, text) => (tty ? `\u001b[${code}m${text}\u001b[0m` : text);

export const green = (text) => colour("32", text);
export const red = (text) => colour("31", text);
export const dim = (text) => colour("2", text);
export const bold = (text) => colour("1", text);

export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, "0")} s`;
}

/** A failure that is told in one line, without a stack. `log` names the file with the whole story. */
export class StepError extends Error {
  constructor(message, { log } = {}) {
    super(message);
    this.name = "StepError";
    this.log = log;
  }
}

/**
 * Runs one step and tells its course. `work` gets `progress(text)`; what it answers is the step's result.
 * Without a terminal a line is printed when the step begins to take long, so that a log shows life. `passing`: only a
 * terminal shows it, only while it runs; who calls tells the end.
 */
export async function step(title, work, { passing = false } = {}) {
  const begun = Date.now();
  let detail = "";
  let spoken = "";
  const draw = () => {
    const elapsed = Date.now() - begun;
    if (tty) process.stdout.write(`\r\u001b[2K  … ${title} ${dim(`${duration(elapsed)}  ${detail}`)}`);
    else if (!passing && elapsed > 10_000 && detail !== spoken) {
      console.log(`  … ${title} (${duration(elapsed)}) ${detail}`);
      spoken = detail;
    }
  };
  const timer = setInterval(draw, tty ? 200 : 10_000);
  if (tty) draw();
  let mark = red("✗");
  try {
    const result = await work((text) => {
      detail = text.replaceAll(/\s+/g, " ").slice(0, 90);
    });
    mark = green("✓");
    return result;
  } finally {
    clearInterval(timer);
    if (tty) process.stdout.write("\r\u001b[2K");
    if (!passing) console.log(`  ${mark} ${title} ${dim(duration(Date.now() - begun))}`);
  }
}

export function tell(error) {
  if (error instanceof StepError || /^ERR_PARSE_ARGS/.test(error.code)) {
    console.error(red(error.message));
    if (error.log) console.error(dim(`  The whole output: ${error.log}`));
  } else console.error(error);
}
