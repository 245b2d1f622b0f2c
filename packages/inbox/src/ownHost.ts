/** Names that lead to this machine and to no other. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/**
 * Whether a `Host` header's value is a name of this program. A page from elsewhere whose name its owner points at 127.0.0.1 would
 * else count as the same origin and read everything here (DNS rebinding).
 */
export function isOwnHost(host: string | undefined): boolean {
  return host !== undefined && LOOPBACK.test(host);
}
