/** The path segments that name a person or open something; the server's log hides the same ones. */
const PERSONAL: readonly [RegExp, string][] = [
  [/(\/bestaetigung\/)[^/?#]+/gi, "$1:fullName"],
  [/(\/reset-password\/)[^/?#]+/gi, "$1:token"],
];

/** Parameters whose values name nobody and open nothing: the search's, those of campaigns, and a chosen plan. */
const PUBLIC_PARAMETERS = new Set([
  ...["q", "country", "region", "continent", "activity", "operator", "travelType", "travelFocusType"],
  ...["from", "to", "minDays", "maxDays", "minPrice", "maxPrice", "difficulty", "sort", "page", "pageSize"],
  ...["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"],
  ...["plan", "abgebrochen"],
]);
/** An address or a number of a person, typed where words belong. */
const CONTACT = /@|\d{6}/;

/** A route's full path: without the hash, personal values replaced by the names of their route parameters or of their parameters. */
export function publicPath(path: string): string {
  const [route = ""] = path.split("#");
  const start = route.indexOf("?");
  const pathname = start < 0 ? route : route.slice(0, start);
  const shown = PERSONAL.reduce((text, [pattern, name]) => text.replace(pattern, name), pathname);
  return shown + (start < 0 ? "" : publicQuery(route.slice(start + 1)));
}

function publicQuery(query: string): string {
  const pairs = query.split("&").flatMap((pair) => {
    const [name = ""] = pair.split("=", 1);
    const value = pair.slice(name.length + 1);
    if (!/^[\w.-]{1,40}$/.test(name)) return [];
    const isPublic = PUBLIC_PARAMETERS.has(name) && !CONTACT.test(readable(value));
    return [value === "" || isPublic ? pair : `${name}=:${name}`];
  });
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

/** However often it was encoded, and without the spaces of a telephone number. */
function readable(value: string): string {
  return decoded(decoded(value)).replace(/[\s+]/g, "");
}

/** What cannot be read is shown to nobody. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "@";
  }
}

/** An address of this site without personal values; of another site no more than its origin. */
export function publicAddress(address: string): string {
  if (!URL.canParse(address)) return publicPath(address);
  const url = new URL(address);
  return url.origin === window.location.origin
    ? url.origin + publicPath(url.pathname + url.search)
    : url.origin;
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
