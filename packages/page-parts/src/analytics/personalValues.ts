/** The path segments that name a person or open something; the server's log hides the same ones. */
const PERSONAL: readonly [RegExp, string][] = [
  [/(\/bestaetigung\/)[^/?#]+/gi, "$1:fullName"],
  [/(\/reset-password\/)[^/?#]+/gi, "$1:token"],
];

/** A path without query and hash, personal values replaced by the names of their route parameters. */
export function publicPath(path: string): string {
  const end = path.search(/[?#]/);
  return PERSONAL.reduce(
    (text, [pattern, name]) => text.replace(pattern, name),
    end < 0 ? path : path.slice(0, end),
  );
}

/** An address of this site without personal values; of another site no more than its origin. */
export function publicAddress(address: string): string {
  if (!URL.canParse(address)) return publicPath(address);
  const url = new URL(address);
  return url.origin === window.location.origin ? url.origin + publicPath(url.pathname) : url.origin;
}

/** The same value with every text that is an address or a path made public, however deep it lies. */
export function withoutPersonalValues<Value>(value: Value): Value;
export function withoutPersonalValues(value: unknown): unknown {
  if (typeof value === "string") return publicText(value);
  if (Array.isArray(value)) return value.map((entry: unknown) => withoutPersonalValues(entry));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withoutPersonalValues(entry)]));
}

function publicText(text: string): string {
  if (/^https?:/i.test(text)) return publicAddress(text);
  return text.startsWith("/") ? publicPath(text) : text;
}
