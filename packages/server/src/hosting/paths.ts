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
  /** Well-formed, but nothing of ours can ever be there (dot segments, doubled or encoded slashes): 404. */
  | { kind: "foreign" };

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/;
/** Nothing but visible ASCII without a backslash may stand in a request target. */
const NOT_IN_A_TARGET = /[^\u0021-\u007e]|\\/;

export function inspectPath(raw: string): InspectedPath {
  if (!raw.startsWith("/") || NOT_IN_A_TARGET.test(raw)) return { kind: "malformed" };
  if (raw === "/") return { kind: "clean", path: "/", changed: false };
  const trimmed = raw.endsWith("/") ? raw.slice(0, -1) : raw;
  const segments: string[] = [];
  for (const segment of trimmed.split("/").slice(1)) {
    let text: string;
    try {
      text = decodeURIComponent(segment);
    } catch {
      return { kind: "malformed" };
    }
    if (CONTROL.test(text)) return { kind: "malformed" };
    if (text === "" || text === "." || text === ".." || /[/\\]/.test(text)) return { kind: "foreign" };
    segments.push(encodeSegment(text));
  }
  const path = `/${segments.join("/")}`;
  return { kind: "clean", path, changed: path !== raw };
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
