/** What the sites show, and their builds and the server read with a token (docs/content-model.md, "Who reads what"). */
const CONTENT_COLLECTIONS = [
  "tour",
  "departure",
  "tour-operator",
  "continent",
  "country",
  "region",
  "activity",
  "travel-type",
  "travel-focus-type",
  "magazine-topic",
  "magazine-article",
  "top-list",
  "faq-category",
  "faq-entry",
  "support-topic",
  "page",
  "redirect",
  "search-word-group",
  "plan",
] as const;

const CONTENT_SINGLES = ["imprint", "privacy", "influencer-page", "site-setting"] as const;

const action = (name: string, verb: string) => `api::${name}.${name}.${verb}`;

/** What strangers ask for: the operators call of section 7. Signing in has grants of its own, made by Strapi. */
export function publicActions(): string[] {
  return [action("tour-operator", "find")];
}

/** What the site builder and the server read with their token; gatsby-source-strapi also asks for the schemas and the media. */
export function contentTokenActions(): string[] {
  return [
    ...CONTENT_COLLECTIONS.flatMap((name) => [action(name, "find"), action(name, "findOne")]),
    ...CONTENT_SINGLES.map((name) => action(name, "find")),
    "plugin::content-type-builder.content-types.getContentTypes",
    "plugin::content-type-builder.content-types.getContentType",
    "plugin::content-type-builder.components.getComponents",
    "plugin::content-type-builder.components.getComponent",
    "plugin::upload.content-api.find",
    "plugin::upload.content-api.findOne",
    "plugin::i18n.locales.listLocales",
  ];
}

/** Every signed-in role; Strapi gives these to its own `authenticated` role by itself. */
export const SIGNED_IN_ACTIONS = [
  "plugin::users-permissions.user.me",
  "plugin::users-permissions.auth.changePassword",
  "plugin::users-permissions.auth.logout",
];
