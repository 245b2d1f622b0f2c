/** Milliseconds; no answer may take longer, on a busy machine too. */
const SLOWEST_MS = 15_000;

/**
 * Why an answer is a fault, or undefined when it is none: a server may refuse anything, but it neither fails nor falls silent, and who
 * is told to come back is told when.
 *
 * @param {{ status?: number, retryAfter?: string, error?: string, ms: number }} answer
 */
export function faultOf({ status, retryAfter, error, ms }) {
  if (status === undefined) return `no answer (${error ?? "unknown"})`;
  if (status === 503) return /^\d+$/.test(retryAfter ?? "") ? undefined : "503 without Retry-After";
  if (status >= 500) return String(status);
  return ms > SLOWEST_MS ? `slow (${Math.round(ms / 1000)} s)` : undefined;
}
