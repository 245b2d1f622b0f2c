import { placeBySlug } from "../places";
import { LANDSCAPES } from "./landscapes";

/** As it is shown; an unknown slug shows itself. */
export function placeName(slug: string): string {
  if (Object.hasOwn(LANDSCAPES, slug)) return LANDSCAPES[slug as keyof typeof LANDSCAPES].name;
  return placeBySlug(slug)?.name ?? slug;
}
