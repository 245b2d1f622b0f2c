/** Pictures and logos: `pictures/withSitePictures` brings the files that are named here onto the site. */
export const media = "__typename alternativeText url width height updatedAt formats";

export const named = "name slug";
export const siteSelection =
  "adventures biking cultural hiking outdoorsGermany outdoorsSweden traveling portal";
export const seo = "metaTitle metaDescription noindex";
