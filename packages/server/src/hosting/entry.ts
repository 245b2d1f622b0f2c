import type { SiteKey } from "@gratweg/sites";
import type { AcceptedEncodings } from "../http/accept";
import { upgraded } from "../http/securityHeaders";
import type { Content } from "./content";
import type { BuiltPage } from "./inlineHashes";

type Headers = Readonly<Record<string, string>>;

/** Headers of a page, above all its content security policy; asked once for each page when a build is loaded. */
export type PageHeaders = (page: BuiltPage & { site: SiteKey }) => Headers;

export interface Entry {
  readonly content: Content;
  readonly page: boolean;
  readonly hashed: boolean;
  /** Headers of each encoding, by http and by https, made when it is first asked for. */
  readonly prepared: { plain: Map<Encoding, Headers>; secure: Map<Encoding, Headers> };
  readonly base: Headers;
  readonly compress: boolean;
}

export type Encoding = "identity" | "gzip" | "br";

const IMMUTABLE = "public, max-age=31536000, immutable";
export const REVALIDATE = "public, max-age=0, must-revalidate";

export function createEntry(file: {
  path: string;
  content: Content;
  type: string;
  compress: boolean;
  hashed: boolean;
  /** Of a page alone. */
  pageHeaders?: Headers;
}): Entry {
  const page = file.pageHeaders !== undefined;
  return {
    content: file.content,
    page,
    hashed: file.hashed,
    compress: file.compress,
    prepared: { plain: new Map(), secure: new Map() },
    base: {
      "content-type": file.type,
      "cache-control": file.hashed ? IMMUTABLE : REVALIDATE,
      ...(file.compress ? { vary: "Accept-Encoding" } : {}),
      // The root answers with home; its canonical address is the prefixed one.
      ...(page && file.path === "/" ? { link: '</de>; rel="canonical"' } : {}),
      ...file.pageHeaders,
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

/** `secure`: asked for by https. */
export function headersOf(entry: Entry, encoding: Encoding, secure: boolean): Headers {
  const prepared = secure ? entry.prepared.secure : entry.prepared.plain;
  let headers = prepared.get(encoding);
  if (!headers) {
    headers = {
      ...(secure ? upgraded(entry.base) : entry.base),
      etag: `"${entry.content.hash}${encoding === "identity" ? "" : `-${encoding}`}"`,
      "content-length": String(bodyOf(entry, encoding).length),
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    };
    prepared.set(encoding, headers);
  }
  return headers;
}

/** RFC 9110, section 13.1.2: `*`, or any listed tag that equals ours, weakly compared. */
export function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
