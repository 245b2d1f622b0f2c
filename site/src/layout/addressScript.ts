import { BOOKING_STEP_PARAMETER, writeBookingStep } from "@gratweg/flows";

/** A booking's address names a step behind the one that its page is built with. */
const LATER_STEP = `/[?&]${BOOKING_STEP_PARAMETER}=(?!${writeBookingStep("travellers")})/`;

/**
 * Takes away what is no valid percent-encoding, at the start and at each step of history: Gatsby decodes a fragment once and a path
 * twice while it renders, and fails. In the head, because the router reads the address when its script arrives.
 * Marks a page whose first step is none that is asked for (see ../booking/awaitedRules).
 */
export const addressScript = `(function(){function f(){var l=location,p=l.pathname,h=l.hash;try{decodeURIComponent(decodeURIComponent(p))}catch(e){p=p.replace(/%25/g,"")}try{decodeURI(h)}catch(e){h=""}if(p!==l.pathname||h!==l.hash)history.replaceState(history.state,"",p+l.search+h)}f();addEventListener("popstate",f);if(${LATER_STEP}.test(location.search))document.documentElement.dataset.asked="true"})()`;
