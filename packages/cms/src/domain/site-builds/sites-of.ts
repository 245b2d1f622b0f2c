import type { Core, UID } from "@strapi/strapi";

/** The server and the portal ask for these when they are needed: no page is built from them. */
const AT_ONCE = ["redirect", "plan", "offer", "search-word-group", "form-sheet", "booking-setting"].map(
  (name) => `api::${name}.${name}`,
);
const SELECTION = "shared.site-selection";

type Selection = Readonly<Record<string, unknown>>;
interface Published {
  sites?: Selection | null;
  tour?: { sites?: Selection | null } | null;
}

/** The portal shows everything; the other sites what the editor chose for them. */
export function chosenSites(fields: readonly string[], selection: Selection | null | undefined): string[] {
  return fields
    .filter((field) => field === "portal" || selection?.[field] === true)
    .map((field) => field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
}

/** Sites with pages that are made from the published entry; every site where editors do not choose. */
export async function sitesOf(
  strapi: Core.Strapi,
  uid: string,
  documentId: string | null | undefined,
): Promise<string[]> {
  if (AT_ONCE.includes(uid)) return [];
  const fields = Object.keys(strapi.components[SELECTION]?.attributes ?? {});
  const attributes: object = strapi.contentTypes[uid as UID.ContentType]?.attributes ?? {};
  const isChosen = "sites" in attributes;
  if (!isChosen && !("tour" in attributes))
    return chosenSites(fields, Object.fromEntries(fields.map((field) => [field, true])));
  if (!documentId) return [];
  const row = (await strapi.db.query(uid).findOne({
    where: { documentId, publishedAt: { $notNull: true } },
    populate: isChosen ? { sites: true } : { tour: { populate: { sites: true } } },
  })) as Published | null;
  return row ? chosenSites(fields, row.tour ? row.tour.sites : row.sites) : [];
}
