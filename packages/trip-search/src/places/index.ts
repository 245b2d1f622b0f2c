export { boxAround, boxesMeet, boxOf, distanceKm, type Box } from "./geometry";
export { centreOf, placeBySlug, PLACES, placesOf, preparePlaces } from "./places";
export type { Place, PlaceKind, Point, Shape } from "./place";
