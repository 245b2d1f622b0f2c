import type { StrapiApp } from "@strapi/strapi/admin";

interface Link {
  uid: string;
  title: string;
}

/** Sorts collections: those that are edited every day have no group and come first, then group by group. */
const GROUPS: readonly (readonly [group: string, types: string])[] = [
  ["", "tour"],
  ["", "departure"],
  ["", "magazine-article magazine-topic"],
  ["", "page"],
  ["Reisen", "tour-operator top-list activity travel-type travel-focus-type"],
  ["Orte", "continent country region"],
  ["Hilfe", "faq-category faq-entry support-topic"],
  ["Buchung", "booking contract-declaration form-sheet"],
  ["Mitglieder", "plan offer subscription user"],
  ["Technik", "search-word-group redirect"],
  ["System", "audit-entry newsletter-subscriber outbox-mail payment-event"],
];

/** Strapi sorts by title: spaces, which no browser shows, sort before everything else. */
function grouped(link: Link): Link {
  const type = link.uid.slice(link.uid.lastIndexOf(".") + 1);
  const index = GROUPS.findIndex(([, types]) => types.split(" ").includes(type));
  const [group] = GROUPS[index] ?? [""];
  const title = group === "" ? link.title : `${group} · ${link.title}`;
  return index < 0 ? link : { ...link, title: " ".repeat(GROUPS.length - index) + title };
}

export function groupCollections(app: Pick<StrapiApp, "registerHook">): void {
  app.registerHook(
    "Admin/CM/pages/App/mutate-collection-types-links",
    <Links extends { ctLinks: Link[] }>(all: Links): Links => ({ ...all, ctLinks: all.ctLinks.map(grouped) }),
  );
}
