import {
  createConsentStore,
  NO_PURPOSES,
  toConsentRecord,
  withPurpose,
  type Purpose,
  type Purposes,
} from "@gratweg/flows";

/** The decision of this browser for this host, one for site and portal. Nothing that needs consent is loaded before it says so. */
export const consentStore = createConsentStore(
  () => window.localStorage,
  () => window,
);

/** Browsers with Global Privacy Control say no for their visitors; a click elsewhere does not overrule it. */
export function isRefused(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** Whether a page asks when it opens: counting has no place of its own. Widgets ask where they stand, and only there. */
export function asksOnArrival(purposes: readonly Purpose[]): boolean {
  return purposes.includes("analytics");
}

/** Null = not decided, also while a page is built. */
export function currentConsent(): Purposes | null {
  return consentStore.read()?.purposes ?? null;
}

/** Whether page views may be counted in this browser. */
export function mayCount(): boolean {
  return currentConsent()?.analytics === true && !isRefused();
}

/** Told of each decision and of its withdrawal, in this tab and in others. Answers how to stop listening. */
export function onConsentChange(listener: (purposes: Purposes | null) => void): () => void {
  return consentStore.subscribe((record) => listener(record?.purposes ?? null));
}

/** What is allowed from now on, and nothing else. */
export function decide(purposes: Purposes): void {
  consentStore.write(toConsentRecord(purposes, Date.now()));
}

/** From a part's own gate. Whoever had not decided about the rest has not allowed the rest. */
export function allow(purpose: Purpose): void {
  decide(withPurpose(currentConsent() ?? NO_PURPOSES, purpose, true));
}

const panels = new Set<() => void>();

/** Opens the panel of the page that is shown: the footer's privacy-settings link. */
export function openConsentPanel(): void {
  for (const open of panels) open();
}

/** For the part of the page that draws the panel. */
export function whenPanelIsOpened(open: () => void): () => void {
  panels.add(open);
  return () => panels.delete(open);
}
