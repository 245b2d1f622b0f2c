import { editorialContentTypes } from "./editorial-content-types";

/** What is fetched of each type. Relations stay one level deep; deeper ones are linked by their own type. */

const named = { fields: ["name", "slug"] };
const tourNumber = { fields: ["number", "title", "slug"] };

export const contentTypes = {
  collections: [
    {
      singularName: "tour",
      queryLimit: 50,
      queryParams: {
        populate: {
          gallery: true,
          highlights: true,
          days: true,
          included: true,
          notIncluded: true,
          waypoints: true,
          questions: true,
          sites: true,
          seo: true,
          country: named,
          region: named,
          activities: named,
          travelTypes: named,
          travelFocusTypes: named,
          operator: named,
        },
      },
    },
    { singularName: "departure", queryLimit: 100, queryParams: { populate: { tour: tourNumber } } },
    { singularName: "tour-operator", queryParams: { populate: { logo: true } } },
    { singularName: "continent", queryParams: { populate: {} } },
    { singularName: "country", queryParams: { populate: { continent: named } } },
    { singularName: "region", queryParams: { populate: { country: named } } },
    { singularName: "activity", queryParams: { populate: {} } },
    { singularName: "page", queryParams: { populate: { image: true, sites: true, seo: true } } },
    ...editorialContentTypes.collections,
  ],
  singles: [
    {
      singularName: "site-setting",
      queryParams: {
        populate: {
          aboutImage: true,
          insurancePartnerLogo: true,
          associations: { populate: { logo: true } },
          homeFacts: true,
        },
      },
    },
    ...editorialContentTypes.singles,
  ],
};
