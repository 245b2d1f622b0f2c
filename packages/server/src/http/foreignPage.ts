import type { IncomingHttpHeaders } from "node:http";

/**
 * What a page of another website makes its visitor's browser ask: pictures, frames, calls, any number from the visitor's address. Not
 * where it leads a visitor, from a mail in the browser for example. Programs say nothing of all this.
 */
export function isOfForeignPage(headers: IncomingHttpHeaders): boolean {
  const mode = headers["sec-fetch-mode"];
  if (headers["sec-fetch-site"] !== "cross-site" || mode === undefined) return false;
  return mode !== "navigate" || headers["sec-fetch-dest"] !== "document";
}
