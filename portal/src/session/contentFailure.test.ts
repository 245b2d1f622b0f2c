import { ContentError } from "@gratweg/content-client";
import { toApiFailure } from "./contentFailure";

const failed = (name: string, status: number, details: unknown, more: object = {}) =>
  new ContentError({ name, status, message: "?", details }, more);
const unanswered = (cause?: unknown) => failed("UnknownError", 500, {}, { cause });
const named = (name: string) => Object.assign(new Error("?"), { name });

it.each([
  ["the time limit", "timeout", named("TimeoutError"), true],
  ["the time limit, where the browser keeps its reason", "timeout", named("AbortError"), true],
  ["no JSON", "unreadable", new SyntaxError("<"), true],
  ["no answer", "unreachable", new TypeError("Failed to fetch"), true],
  ["no connection", "offline", new TypeError("Failed to fetch"), false],
  ["an answer without a reason", "refused", undefined, true],
  ["anything else", "refused", named("RangeError"), true],
])("%s is the failure %s, with its status and cause", (_what, kind, cause, isOnline) => {
  const error = unanswered(cause);
  const failure = toApiFailure(error, () => isOnline);
  expect(failure).toMatchObject({ name: "ApiFailure", kind, status: 500, code: null, issues: [] });
  expect(failure.cause).toBe(error);
});

it("a refusal keeps its code, its issues and when to come back", () => {
  const issues = [{ path: "email", message: "fehlt" }];
  const error = failed("ValidationError", 429, { code: "limited", issues }, { retryAfterSeconds: 60 });
  const failure = toApiFailure(error);
  expect(failure).toMatchObject({
    ...{ kind: "refused", status: 429, code: "limited", issues, retryAfterSeconds: 60 },
  });
  expect(failure.cause).toBe(error);
});

it("what is no failure of the content system's client came from no server", () => {
  const error = new Error("?");
  const failure = toApiFailure(error, () => false);
  expect(failure).toMatchObject({ kind: "unreachable" });
  expect(failure.cause).toBe(error);
});
