export const picture = /* GraphQL */ `
  alternativeText
  localFile {
    absolutePath
    internal { contentDigest }
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 800, 1280, 1920], placeholder: NONE, formats: [WEBP])
    }
  }
`;

/** Logos keep their own pixels; they are small and may be transparent. */
export const logo = /* GraphQL */ `
  alternativeText
  localFile {
    childImageSharp {
      gatsbyImageData(layout: FIXED, height: 72, placeholder: NONE, formats: [WEBP])
    }
  }
`;

export const named = "name slug";
export const siteSelection =
  "adventures biking cultural hiking outdoorsGermany outdoorsSweden traveling portal";
export const seo = "metaTitle metaDescription noindex";
