import type { IncomingHttpHeaders } from "node:http";

/**
 * Tells whether a page of another website makes its visitor's browser ask: pictures, frames, calls, any number from the visitor's
 * address. A page that leads its visitor here is none of them, a mail in the browser for example. Programs send no such headers.
 */
export function isOfForeignPage(headers: IncomingHttpHeaders): boolean {
  const mode = headers["sec-fetch-mode"];
  if (headers["sec-fetch-site"] !== "cross-site" || mode === undefined) return false;
  return mode !== "navigate" || headers["sec-fetch-dest"] !== "document";
}
