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
