export type InspectedPath =
  | {
      kind: "clean";
      /** Percent-encoding normalised, trailing slash removed. */
      path: string;
      /** Whether `path` differs from what was asked for. */
      changed: boolean;
    }
  /** Not a well-formed path: 400. */
  | { kind: "malformed" }
  /** Well-formed, but nothing of ours can ever be there (dot segments, doubled or encoded slashes, line ends): 404. */
  | { kind: "foreign" };

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** Nothing but visible ASCII without a backslash may stand in a request target. */
const NOT_IN_A_TARGET = /[^\u0021-\u007e]|\\/;

export function inspectPath(raw: string): InspectedPath {
  if (!raw.startsWith("/") || NOT_IN_A_TARGET.test(raw)) return { kind: "malformed" };
  if (raw === "/") return { kind: "clean", path: "/", changed: false };
  const trimmed = raw.endsWith("/") ? raw.slice(0, -1) : raw;
  const segments: string[] = [];
  for (const segment of trimmed.split("/").slice(1)) {
    const text = decodeSegment(segment);
    if (CONTROL.test(text)) return { kind: "malformed" };
    if (text === "" || text === "." || text === ".." || /[/\\\t\n\r]/.test(text)) return { kind: "foreign" };
    segments.push(encodeSegment(text));
  }
  const path = `/${segments.join("/")}`;
  return { kind: "clean", path, changed: path !== raw };
}

/** A percent sign that encodes nothing stands for itself. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Encodes the percent signs that encode nothing; the router refuses paths that it cannot decode. */
export function mendPercents(url: string): string {
  if (!url.includes("%")) return url;
  const { path, query } = splitTarget(url);
  const mended = path.split("/").map((segment) => {
    const text = decodeSegment(segment);
    return text === segment ? segment.replaceAll("%", "%25") : segment;
  });
  return mended.join("/") + query;
}

/** The paths that may be meant by one which a printer, a phone or a chat has garbled, the likeliest first. */
export function likelyPaths(raw: string): string[] {
  const text = raw
    .split("/")
    .map((segment) => (/%(?:2f|5c)/i.test(segment) ? segment : decodeSegment(segment)))
    .join("/")
    .replace(/[\s\p{Cf}]+/gu, "")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[?#&].*$/, "")
    .replace(/\/{2,}/g, "/")
    .replace(/[^\p{L}\p{N}]+$/u, "");
  const paths = [text, text.toLowerCase()].map((path) => path.split("/").map(encodeSegment).join("/"));
  return [...new Set(paths)].filter((path) => path !== raw);
}

/** One spelling for each path segment: what RFC 3986 allows in a segment stays as it is. */
export function encodeSegment(text: string): string {
  return encodeURIComponent(text).replace(/%(3A|40|24|26|2B|2C|3B|3D)/g, (code) => decodeURIComponent(code));
}

/** Path and query (with its question mark) of a request target; an absolute-form target loses its origin (RFC 9112, 3.2.2). */
export function splitTarget(url: string): { path: string; query: string } {
  const target = url.startsWith("/") ? url : url.replace(/^https?:\/\/[^/?#]*/i, "") || "/";
  const at = target.indexOf("?");
  return at < 0 ? { path: target, query: "" } : { path: target.slice(0, at), query: target.slice(at) };
}
