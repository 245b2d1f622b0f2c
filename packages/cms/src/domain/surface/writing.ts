import type { Refusal } from "./refusals";

/** Larger than any form of ours. */
const LARGEST_BODY = 16_384;

export interface Write {
  origin: string;
  /** `Sec-Fetch-Site`. */
  site: string;
  contentType: string;
  contentLength: string;
  contentEncoding: string;
  isChunked: boolean;
}

/** Unpacked, a few hundred bytes are a gigabyte; pages and programs of ours pack nothing. Holds for every call. */
export function refusePacked({ contentEncoding }: Write): Refusal | null {
  return /^\s*(?:identity)?\s*$/i.test(contentEncoding)
    ? null
    : { status: 415, message: "This body has to come uncompressed." };
}

/** For every call that is read before anybody is known. */
export function refuseSize({ contentLength, isChunked }: Write): Refusal | null {
  if (isChunked) return { status: 411, message: "The length of the body has to be named." };
  return Number(contentLength) > LARGEST_BODY ? { status: 413, message: "The body is too large." } : null;
}

/**
 * Sign-in calls are made by pages of ours, which say so, and by programs, which say nothing of an origin. A form of another site
 * could send what looks like a form, never JSON; it says where it comes from.
 */
export function refuseWrite(write: Write, sites: readonly string[]): Refusal | null {
  const { origin, site, contentType, contentLength } = write;
  const isForeign = origin === "" ? site === "cross-site" : !sites.includes(origin);
  if (isForeign) return { status: 403, message: "This site may not make this call." };
  const size = refuseSize(write);
  if (size) return size;
  const isEmpty = contentLength === "" || contentLength === "0";
  if (!isEmpty && !/^application\/json(?:\s*;|\s*$)/i.test(contentType))
    return { status: 415, message: "This call takes JSON." };
  return null;
}
