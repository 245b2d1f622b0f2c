import { CONSENT_KEY, CONSENT_VERSION } from "@gratweg/flows";

/** Runs before the first paint: the banner stands in every built page, and whoever has decided must not see it for a moment. */
export const bannerScript = `(function(r,c){try{c=JSON.parse(localStorage.getItem("${CONSENT_KEY}"))}catch(e){}
r.dataset.consent=c&&c.version===${String(CONSENT_VERSION)}?"decided":"open"})(document.documentElement)`;
