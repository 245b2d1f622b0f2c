/** The types that everybody may read (docs/content-model.md, "Public access"). */
export const PUBLIC_COLLECTIONS = [
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
  "plan",
] as const;

export const PUBLIC_SINGLES = ["imprint", "privacy", "influencer-page", "site-setting"] as const;

const action = (name: string, verb: string) => `api::${name}.${name}.${verb}`;

/** Actions for anonymous visitors. The live departures route needs no grant: it is declared public. */
export function publicActions(): string[] {
  return [
    ...PUBLIC_COLLECTIONS.flatMap((name) => [action(name, "find"), action(name, "findOne")]),
    ...PUBLIC_SINGLES.map((name) => action(name, "find")),
  ];
}

/** What the site builder and the server read with their token; gatsby-source-strapi also asks for the schemas and the media. */
export function contentTokenActions(): string[] {
  return [
    ...publicActions(),
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
