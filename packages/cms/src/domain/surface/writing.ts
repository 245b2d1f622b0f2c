import type { Refusal } from "./refusals";

/** Larger than any form of ours. */
const LARGEST_BODY = 16_384;

export interface Write {
  origin: string;
  /** `Sec-Fetch-Site`. */
  site: string;
  contentType: string;
  contentLength: string;
  isChunked: boolean;
}

/**
 * Sign-in calls are made by pages of ours, which say so, and by programs, which say nothing of an origin. A form of another site
 * could send what looks like a form, never JSON; it says where it comes from.
 */
export function refuseWrite(write: Write, sites: readonly string[]): Refusal | null {
  const { origin, site, contentType, contentLength, isChunked } = write;
  const isForeign = origin === "" ? site === "cross-site" : !sites.includes(origin);
  if (isForeign) return { status: 403, message: "This site may not make this call." };
  if (isChunked) return { status: 411, message: "The length of the body has to be named." };
  if (Number(contentLength) > LARGEST_BODY) return { status: 413, message: "The body is too large." };
  const isEmpty = contentLength === "" || contentLength === "0";
  if (!isEmpty && !/^application\/json(?:\s*;|\s*$)/i.test(contentType))
    return { status: 415, message: "This call takes JSON." };
  return null;
}
