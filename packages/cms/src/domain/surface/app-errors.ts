import { placeOf } from "./failures";

interface Log {
  debug(line: string): void;
  error(line: string): void;
}

/** The client is gone: a body that was cut off (`HPE_`: Node's parser says so), an answer that nobody reads. */
const GONE = /^(?:ECONNABORTED|ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|HPE_\w+)$/;

function fieldOf(error: unknown, name: string): unknown {
  return typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
}

/** In place of Koa's own listener, which prints message and stack of whatever reaches it, a line for each visitor who goes away. */
export function createAppErrorListener(log: Log): (error: unknown) => void {
  return (error) => {
    const code = fieldOf(error, "code");
    if (typeof code === "string" && GONE.test(code)) log.debug(`A client went away (${code})`);
    else if (fieldOf(error, "status") !== 404 && fieldOf(error, "expose") !== true)
      log.error(`An answer failed: ${placeOf(error)}`);
  };
}
