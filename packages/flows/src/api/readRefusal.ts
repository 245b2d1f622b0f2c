import { isRecord, parseJson } from "../storage";
import type { ApiRefusal } from "./ApiFailure";

/** A problem document of the own server, or the content system's `{ error: { details: { code } } }`. */
export async function readRefusal(response: Response): Promise<ApiRefusal> {
  const body = parseJson(await response.text());
  const problem = isRecord(body) ? body : {};
  const error = isRecord(problem.error) ? problem.error : {};
  const details = isRecord(error.details) ? error.details : {};
  return {
    status: response.status,
    type: textOf(problem.type),
    code: textOf(details.code),
    detail: textOf(problem.detail),
    issues: issuesOf(problem.issues ?? details.issues),
    retryAfterSeconds: retryAfter(response),
  };
}

function issuesOf(value: unknown): { field: string; message: string }[] {
  return (Array.isArray(value) ? value : []).flatMap((issue: unknown) => {
    if (!isRecord(issue)) return [];
    const field = textOf(issue.parameter) ?? textOf(issue.field);
    const message = textOf(issue.message);
    return field !== null && message !== null ? [{ field, message }] : [];
  });
}

/** Seconds of `Retry-After`; the form with a date is not used by these servers. */
function retryAfter({ headers }: Response): number | null {
  const text = headers.get("retry-after");
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
