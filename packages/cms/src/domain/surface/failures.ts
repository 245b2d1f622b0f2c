import { resolve, sep } from "node:path";
import { kindOf } from "./routes";

interface Asked {
  method: string;
  querystring: string;
  /** Of the route; empty where its path has none. */
  params: object;
  path: string;
  hasBody: boolean;
}

const AWAY =
  /^(?:E[A-Z]+|SQLITE_(?:BUSY|LOCKED|IOERR|FULL|CORRUPT|CANTOPEN|NOTADB|READONLY|PROTOCOL)\w*|(?:08|25|40|53|55|57|58|XX)[0-9A-Z]{3})$/;

/** Of these another attempt may do: the database is busy, away or without room. */
const PASSING =
  /^(?:ENOSPC|ETIMEDOUT|ECONN[A-Z]+|SQLITE_(?:BUSY|LOCKED|IOERR|FULL|CANTOPEN|READONLY|PROTOCOL)\w*|(?:08|40|53|55|57)[0-9A-Z]{3})$/;

function textOf(error: unknown, name: "code" | "name"): string {
  const value: unknown = typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === "string" ? value : "";
}

/** Values and names that the database cannot take: out of range, of another type, too many, columns that are not there. */
const BAD_VALUE =
  /^(?:SQLITE_(?:MISMATCH|RANGE|TOOBIG|CONSTRAINT)\w*|2[23][0-9A-Z]{3}|42(?:703|804|846|883|P02|P18)|54[0-9A-Z]{3})$/;
/** SQLite has one code for these and for everything else that is wrong with a statement. */
const BAD_NAME =
  /no such column|ambiguous column|too many SQL variables|too large|stack overflow|at most \d+ tables in a join/;
const ANY_CODE = /^(?:SQLITE_\w+|[0-9A-Z]{5})$/;

/** `dist/src` when it runs; its middlewares stand around every request. */
const OWN_CODE = resolve(__dirname, "../..") + sep;
const OWN_MIDDLEWARES = `${OWN_CODE}middlewares${sep}`;

/** Thrown by our own code, or by what it called without waiting: rules around a call of Strapi's are `at async`. */
function isThrownByUs(error: unknown): boolean {
  const frames = framesOf(error);
  const asynchronous = frames.findIndex((line) => line.startsWith("    at async "));
  return frames
    .slice(0, asynchronous < 0 ? undefined : asynchronous)
    .some((line) => line.includes(OWN_CODE) && !line.includes(OWN_MIDDLEWARES));
}

/** What a parser says of a body that it cannot read; its message quotes the body. */
export function bodyStatus(error: unknown): number | null {
  const status: unknown = error instanceof Error ? Reflect.get(error, "status") : undefined;
  return typeof status === "number" && status >= 400 && status < 500 ? status : null;
}

/** Pages and routes of ours among the editors' screens: what fails there is our failure. */
const OWN_SCREENS = /^\/(?:gratweg|admin\/(?:anmelden|neues-passwort|einladung))(?:\/|$)/;

/** The database or the network is away: nobody's question is to blame. */
export function isAway(error: unknown): boolean {
  return AWAY.test(textOf(error, "code")) || textOf(error, "name") === "KnexTimeoutError";
}

/** Whether the same question may be answered in a moment: nothing of it is wrong, and nothing of ours. */
export function isPassing(error: unknown): boolean {
  return PASSING.test(textOf(error, "code")) || textOf(error, "name") === "KnexTimeoutError";
}

/**
 * Whether the question cannot be answered as it is asked. Strapi hands names, operators and values of a query on to its query
 * builder and to the database, and each fails in its own way; its own screens' routes read bodies and queries unchecked. A question
 * without words, another failure of the database, and whatever our own code throws are defects.
 */
export function isUnanswerable(asked: Asked, error: unknown): boolean {
  if (isAway(error) || !hasWords(asked)) return false;
  const code = textOf(error, "code");
  if (code === "SQLITE_ERROR") return BAD_NAME.test(error instanceof Error ? error.message : "");
  return ANY_CODE.test(code) ? BAD_VALUE.test(code) : !isThrownByUs(error);
}

/** A body that is missing is read as unchecked as another one. */
const WITH_BODY = /^(?:POST|PUT|PATCH)$/;

/** What Strapi reads unchecked. */
function hasWords({ method, querystring, params, path, hasBody }: Asked): boolean {
  const kind = kindOf(path);
  const isAsked = querystring !== "" || Object.keys(params).length > 0;
  if (kind === "admin") return !OWN_SCREENS.test(path) && (isAsked || hasBody || WITH_BODY.test(method));
  return kind === "api" && (method === "GET" || method === "HEAD") && isAsked;
}

/** For the log: where it happened. The message may quote what was asked. */
export function placeOf(error: unknown): string {
  const code = textOf(error, "code");
  return [`${textOf(error, "name") || "Error"}${code === "" ? "" : ` (${code})`}`, ...framesOf(error)].join(
    "\n",
  );
}

function framesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  return stack.split("\n").filter((line) => /^ {4}at /.test(line));
}
