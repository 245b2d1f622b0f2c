/** The room that each kind takes at least, whatever stands in it; 700 px by section 9. */
export const leastHeight = {
  videoConsultation: { minHeight: "700px" },
  reviews: { minHeight: "34rem", "@md": { minHeight: "24rem" } },
} as const;
