import type { TripDocument } from "@gratweg/contracts";
import { tripPlaces } from "./index/place-table";
import { placeBySlug, type PlaceKind } from "./places";
import { placeName } from "./understanding/place-labels";

export interface TripPlace {
  slug: string;
  name: string;
  /** `terrain`: a kind of landscape without a name of its own, such as „Meer“. */
  kind: PlaceKind | "terrain";
  /** Slugs of the directly larger places. */
  within: readonly string[];
}

/** Returns the places where a trip goes, larger ones included: those for which the search's parameter `place` finds it. */
export function placesOfTrip(document: TripDocument): TripPlace[] {
  return [...tripPlaces(document)].map((slug) => {
    const place = placeBySlug(slug);
    return {
      slug,
      name: placeName(slug),
      kind: place?.kind ?? "terrain",
      within: place?.within ?? [],
    };
  });
}
