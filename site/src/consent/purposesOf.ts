import type { ConsentPurpose } from "@gratweg/design-system";
import type { ForeignModel } from "../view-models/foreign";

/** What a site has to ask consent for, and for whom. */
export function purposesOf({ analytics, videoConsultation, reviews }: ForeignModel): ConsentPurpose[] {
  return [
    ...(analytics ? [{ kind: "analytics" as const, provider: analytics }] : []),
    ...(videoConsultation
      ? [{ kind: "videoConsultation" as const, provider: videoConsultation.provider }]
      : []),
    ...(reviews ? [{ kind: "reviews" as const, provider: reviews.provider }] : []),
  ];
}
