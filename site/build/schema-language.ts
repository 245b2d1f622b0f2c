/** Words for writing content types as GraphQL. Links follow gatsby-source-strapi's `…___NODE` fields. */
export const document = ["documentId: String!", "createdAt: Date", "updatedAt: Date"].join("\n  ");
export const media = (name: string) => `${name}: STRAPI__MEDIA @link(from: "${name}___NODE")`;
export const one = (name: string, type: string) => `${name}: ${type} @link(from: "${name}___NODE")`;
export const many = (name: string, type: string) => `${name}: [${type}!] @link(from: "${name}___NODE")`;
export const type = (name: string, ...fields: string[]) =>
  `type ${name} implements Node @dontInfer {\n  ${fields.join("\n  ")}\n}`;

export const named = ["name: String!", "slug: String!"];
export const siteSelection = one("sites", "STRAPI__COMPONENT_SHARED_SITE_SELECTION");
export const seo = one("seo", "STRAPI__COMPONENT_SHARED_SEO");
