/** RFC 3986, `host [ ":" port ]`, as far as hosts of ours can look. */
const HOST = /^(?<name>[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])(?<dot>\.?)(?::(?<port>\d{0,5}))?$/i;
const LAST_PORT = 65_535;

/** The name in a `Host` header's value, in small letters, without port and root dot; undefined for what is no host. */
export function hostName(host: string): string | undefined {
  const { name, dot, port } = HOST.exec(host)?.groups ?? {};
  if (name === undefined || Number(port || 0) > LAST_PORT || (dot && name.startsWith("["))) return undefined;
  return name.toLowerCase();
}
