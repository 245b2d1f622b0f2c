import { isRecord, parseJson } from "../storage";

export const CONSENT_KEY = "gratweg_consent";
/** Another version asks anew: raise it when a purpose is added or what one of them does changes. */
export const CONSENT_VERSION = 2;

export const PURPOSES = ["analytics", "videoConsultation", "reviews"] as const;
export type Purpose = (typeof PURPOSES)[number];
export type Purposes = Readonly<Record<Purpose, boolean>>;

/** A decision: what and when, nothing about who. */
export interface ConsentRecord {
  version: typeof CONSENT_VERSION;
  /** ISO time. */
  decidedAt: string;
  purposes: Purposes;
}

export const NO_PURPOSES: Purposes = { analytics: false, videoConsultation: false, reviews: false };

/** These and no others: what a site does not offer, nobody can have agreed to. */
export function onlyPurposes(allowed: readonly Purpose[]): Purposes {
  return {
    analytics: allowed.includes("analytics"),
    videoConsultation: allowed.includes("videoConsultation"),
    reviews: allowed.includes("reviews"),
  };
}

export function withPurpose(purposes: Purposes, purpose: Purpose, isAllowed: boolean): Purposes {
  return { ...purposes, [purpose]: isAllowed };
}

/** @param at epoch ms */
export function toConsentRecord(purposes: Purposes, at: number): ConsentRecord {
  return { version: CONSENT_VERSION, decidedAt: new Date(at).toISOString(), purposes };
}

/** Missing, malformed and of another version all mean: not decided. */
export function readConsentRecord(text: string | null): ConsentRecord | null {
  const entry = parseJson(text);
  if (!isRecord(entry) || entry["version"] !== CONSENT_VERSION) return null;
  const { decidedAt, purposes } = entry;
  if (typeof decidedAt !== "string" || Number.isNaN(Date.parse(decidedAt)) || !isRecord(purposes))
    return null;
  if (!PURPOSES.every((purpose) => typeof purposes[purpose] === "boolean")) return null;
  return {
    version: CONSENT_VERSION,
    decidedAt,
    purposes: onlyPurposes(PURPOSES.filter((purpose) => purposes[purpose] === true)),
  };
}
