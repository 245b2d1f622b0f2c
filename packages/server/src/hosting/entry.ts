import type { AcceptedEncodings } from "../http/accept";
import { PAGE_SECURITY_HEADERS } from "../http/securityHeaders";
import type { Content } from "./content";

/** Further headers of a page, for instance a content security policy; asked once for each page when a build is loaded. */
export type PageHeaders = (page: { path: string; html: Buffer }) => Readonly<Record<string, string>>;

export interface Entry {
  readonly content: Content;
  readonly page: boolean;
  readonly hashed: boolean;
  /** Headers of each encoding, made when it is first asked for. */
  readonly prepared: Map<Encoding, Readonly<Record<string, string>>>;
  readonly base: Readonly<Record<string, string>>;
  readonly compress: boolean;
}

export type Encoding = "identity" | "gzip" | "br";

const IMMUTABLE = "public, max-age=31536000, immutable";
export const REVALIDATE = "public, max-age=0, must-revalidate";

export function createEntry(
  file: { path: string; content: Content; type: string; compress: boolean; hashed: boolean; page: boolean },
  pageHeaders: PageHeaders,
): Entry {
  return {
    content: file.content,
    page: file.page,
    hashed: file.hashed,
    compress: file.compress,
    prepared: new Map(),
    base: {
      "content-type": file.type,
      "cache-control": file.hashed ? IMMUTABLE : REVALIDATE,
      ...(file.compress ? { vary: "Accept-Encoding" } : {}),
      // The root answers with home; its canonical address is the prefixed one.
      ...(file.page && file.path === "/" ? { link: '</de>; rel="canonical"' } : {}),
      ...(file.page ? PAGE_SECURITY_HEADERS : {}),
      ...(file.page ? pageHeaders({ path: file.path, html: file.content.identity }) : {}),
    },
  };
}

export function chooseEncoding({ content, compress }: Entry, accepted: AcceptedEncodings): Encoding {
  if (!compress) return "identity";
  if (accepted.br && content.br) return "br";
  return accepted.gzip && content.gzip ? "gzip" : "identity";
}

export function bodyOf({ content }: Entry, encoding: Encoding): Buffer {
  return (encoding === "identity" ? null : content[encoding]) ?? content.identity;
}

export function headersOf(entry: Entry, encoding: Encoding): Readonly<Record<string, string>> {
  let headers = entry.prepared.get(encoding);
  if (!headers) {
    headers = {
      ...entry.base,
      etag: `"${entry.content.hash}${encoding === "identity" ? "" : `-${encoding}`}"`,
      "content-length": String(bodyOf(entry, encoding).length),
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    };
    entry.prepared.set(encoding, headers);
  }
  return headers;
}

/** RFC 9110, section 13.1.2: `*`, or any listed tag that equals ours, weakly compared. */
export function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
