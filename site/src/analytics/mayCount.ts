import { currentConsent } from "../consent/consent";

/** Browsers with Global Privacy Control say no for their visitors; a click elsewhere does not overrule it. */
export function isRefused(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

export function mayCount(): boolean {
  return currentConsent()?.analytics === true && !isRefused();
}
