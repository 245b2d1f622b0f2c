import type { SearchAnswer } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import { writeSearchQuery } from "@gratweg/contracts/search-query";
import {
  connectTripSearch,
  createTripSearchStore,
  TripSearchError,
  type TripSearchPorts,
} from "@gratweg/flows";

/** The search machine joined to the server's API, the address bar, session storage and the window. `onAsked`: a visitor asks for something else. */
export function connectSearch(onAsked: () => void) {
  return connectTripSearch({
    searchTrips,
    store: createTripSearchStore(() => window.sessionStorage),
    address: {
      push: (parameters) => {
        onAsked();
        writeAddress("pushState", parameters);
      },
      replace: (parameters) => writeAddress("replaceState", parameters),
    },
    scrollTo,
  });
}

const searchTrips: TripSearchPorts["searchTrips"] = async (query, signal) => {
  let response: Response;
  try {
    response = await fetch(`/api/trips/search?${writeSearchQuery(query).toString()}`, { signal });
  } catch (error) {
    throw new TripSearchError(navigator.onLine ? "unavailable" : "offline", { cause: error });
  }
  if (!response.ok)
    throw new TripSearchError("unavailable", { cause: new Error(`Status ${response.status}`) });
  return (await response.json()) as SearchAnswer;
};

/**
 * The router is passed by: a filter is not a navigation, and it must neither scroll the page nor announce it. The key is what
 * Gatsby remembers scroll positions by.
 */
function writeAddress(method: "pushState" | "replaceState", parameters: URLSearchParams): void {
  const address = paths.search(parameters.toString());
  if (address === window.location.pathname + window.location.search) return;
  window.history[method]({ key: String(Date.now()) }, "", address);
}

const scrollTo: TripSearchPorts["scrollTo"] = (target) => {
  // After React has drawn the results, and after the router's own attempt to scroll.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (target.kind === "results") {
        document.getElementById("ergebnisse")?.scrollIntoView({ block: "start" });
        return;
      }
      const card =
        target.activeTourId === null ? null : document.querySelector(tripLinkSelector(target.activeTourId));
      if (!(card instanceof HTMLElement)) {
        window.scrollTo({ top: target.scrollY, behavior: "instant" });
        return;
      }
      const top = card.getBoundingClientRect().top + window.scrollY - target.relativePositionOffset;
      window.scrollTo({ top, behavior: "instant" });
      card.focus({ preventScroll: true });
    }),
  );
};

export function tripLinkSelector(tripNumber: number): string {
  return `#ergebnisse a[href^="/de/reise/${tripNumber}/"]`;
}
