/** While the browser leads to the next page, it fetches the one whose link a pointer rests on. The portal is no page of the site. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/de/portal*" } }] },
      eagerness: "moderate",
    },
  ],
});
