/** What a site may ask consent for; the texts stand in `consentMicrocopy`. */
export type ConsentKind = "analytics" | "videoConsultation" | "reviews";

/** Whom the data goes to. */
export interface ConsentProvider {
  name: string;
  /** The provider's privacy notice. */
  href?: string;
}

export interface ConsentPurpose {
  kind: ConsentKind;
  provider: ConsentProvider;
  /** The browser says no for its visitor (Global Privacy Control), whatever is chosen here. */
  isRefusedByBrowser?: boolean;
}
