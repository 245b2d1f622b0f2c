import type { TripDocument } from "@gratweg/contracts";
import { NEAR_KM } from "../index/place-table";
import { centreOf, distanceKm, placeBySlug } from "../places";

/** Point after point, as the index has to agree with. */
export function isNear({ track }: TripDocument, slug: string, km = NEAR_KM): boolean {
  const place = placeBySlug(slug);
  if (!place) return false;
  const centre = centreOf(place);
  return track.some((point) => distanceKm(point, centre) <= km);
}
