import type { IncomingMessage } from "node:http";

/** RFC 9112, section 3.2: more than one `Host` is a request that two servers may read differently. Node keeps the first and says nothing. */
export function hasSecondHost(rawHeaders: readonly string[]): boolean {
  let seen = false;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    if (name.length !== 4 || name.toLowerCase() !== "host") continue;
    if (seen) return true;
    seen = true;
  }
  return false;
}

/** RFC 9112, section 3.2.2: a target with a host stands before the `Host` header. Both have to say the same, as for two headers. */
export function namesOtherHost({ url = "/", headers }: Pick<IncomingMessage, "url" | "headers">): boolean {
  if (url.startsWith("/") || url === "*") return false;
  return !URL.canParse(url) || new URL(url).host !== (headers.host ?? "").toLowerCase();
}
