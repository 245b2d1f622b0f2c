const named = { fields: ["name", "slug"] };
const tourNumber = { fields: ["number"] };

/** Fetched after the tours: gatsby-source-strapi makes a node of a related tour only where the whole tour is not there yet. */
export const editorialContentTypes = {
  collections: [
    { singularName: "magazine-topic", queryParams: { populate: { image: true } } },
    {
      singularName: "magazine-article",
      queryParams: { populate: { image: true, topic: named, tours: tourNumber, sites: true, seo: true } },
    },
    {
      singularName: "top-list",
      queryParams: {
        populate: { image: true, entries: { populate: { tour: tourNumber } }, sites: true, seo: true },
      },
    },
    { singularName: "faq-category", queryParams: { populate: {} } },
    { singularName: "faq-entry", queryParams: { populate: { category: named, sites: true } } },
    { singularName: "support-topic", queryParams: { populate: {} } },
  ],
  singles: [
    { singularName: "imprint", queryParams: { populate: {} } },
    { singularName: "privacy", queryParams: { populate: {} } },
    { singularName: "influencer-page", queryParams: { populate: { image: true, questions: true } } },
  ],
};
