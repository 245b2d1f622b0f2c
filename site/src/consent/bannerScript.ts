import { CONSENT_KEY, CONSENT_VERSION } from "@gratweg/flows";

/**
 * Runs before the first paint: the banner stands in every built page, and whoever has decided must not see it for a moment. What is
 * pressed in it before the page lives is kept and pressed again then (see `banner.ts`).
 */
export const bannerScript = `(function(r,c){try{c=JSON.parse(localStorage.getItem("${CONSENT_KEY}"))}catch(e){}
r.dataset.consent=c&&c.version===${String(CONSENT_VERSION)}?"decided":"open";
addEventListener("click",function(e,b){b=e.target.closest("[data-prerendered] button");if(b&&!r.dataset.hydrated)window.gratwegPressed=b},true)})(document.documentElement)`;
