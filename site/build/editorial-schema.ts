import { document, many, media, named, one, seo, siteSelection, type } from "./schema-language";

const titled = ["title: String!", "slug: String!", "teaser: String"];
const legal = [document, "title: String!", "body: JSON", "version: String"];

export const editorialTypeDefinitions = [
  type("STRAPI__COMPONENT_SHARED_TOP_ENTRY", "reason: String!", one("tour", "STRAPI_TOUR")),
  type("STRAPI_MAGAZINE_TOPIC", document, ...named, "teaser: String", "rank: Int", media("image")),
  type(
    "STRAPI_MAGAZINE_ARTICLE",
    document,
    ...titled,
    "body: JSON",
    "author: String",
    "publishedOn: String",
    media("image"),
    one("topic", "STRAPI_MAGAZINE_TOPIC"),
    many("tours", "STRAPI_TOUR"),
    siteSelection,
    seo,
  ),
  type(
    "STRAPI_TOP_LIST",
    document,
    ...titled,
    "intro: JSON",
    "rank: Int",
    media("image"),
    many("entries", "STRAPI__COMPONENT_SHARED_TOP_ENTRY"),
    siteSelection,
    seo,
  ),
  type("STRAPI_FAQ_CATEGORY", document, ...named, "rank: Int"),
  type(
    "STRAPI_FAQ_ENTRY",
    document,
    "question: String!",
    "answer: JSON",
    "rank: Int",
    one("category", "STRAPI_FAQ_CATEGORY"),
    siteSelection,
  ),
  type("STRAPI_SUPPORT_TOPIC", document, ...titled, "icon: String", "body: JSON", "rank: Int"),
  type("STRAPI_IMPRINT", ...legal),
  type("STRAPI_PRIVACY", ...legal),
  type(
    "STRAPI_INFLUENCER_PAGE",
    document,
    "title: String!",
    "intro: String",
    "body: JSON",
    media("image"),
    many("questions", "STRAPI__COMPONENT_SHARED_QUESTION"),
  ),
];
