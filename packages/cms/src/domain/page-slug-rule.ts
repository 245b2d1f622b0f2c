import type { Rule } from "./rule";

const PATH_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** Pages that editors write for routes of the product. */
const SERVICE_PAGES = ["agb", "barrierefreiheit", "ranking", "vertrag-kuendigen", "vertrag-widerrufen"];

/** First segments of everything else that has a page of its own; the route table (`packages/contracts`, `routes.ts`) says the same. */
const TAKEN_SEGMENTS = [
  ...["404", "agb", "barrierefreiheit", "datenschutz", "de", "fehler-portal", "haeufige-fragen", "impressum"],
  ...[
    "influencer",
    "magazin",
    "newsletter",
    "portal",
    "ranking",
    "reise",
    "reisen",
    "reisesuche",
    "support",
    "top",
  ],
  ...["vertrag-kuendigen", "vertrag-widerrufen"],
];

/** Screens of the portal, which a page of its layout may not cover. */
const SCREENS =
  /^(?:angebot|manage-users|settings|reise\/[^/]+\/[^/]+|user\/(?:login|login-checkout|register|register-checkout|checkout-return|payment-success|pricing|reset-password(?:\/[^/]+)?|set-new-password))$/;

/** The same as the route table's `isFreeSlug`, which the build asks; here the editor hears of it. */
export function isFreeSlug(slug: string, layout: unknown): boolean {
  if (layout === "portal") return !SCREENS.test(slug);
  return SERVICE_PAGES.includes(slug) || !TAKEN_SEGMENTS.includes(slug.split("/")[0] ?? "");
}

export const pageSlugRule: Rule = ({ slug, layout }) => {
  if (typeof slug !== "string" || slug === "") return [];
  const complain = (message: string) => [{ path: ["slug"], message }];
  if (!PATH_SLUG.test(slug))
    return complain(
      "Die Adresse darf nur Kleinbuchstaben, Ziffern, Bindestriche und Schrägstriche zwischen Wörtern enthalten, zum Beispiel „wissen/huettentouren“.",
    );
  if (!isFreeSlug(slug, layout))
    return complain(
      "Unter dieser Adresse steht schon eine Seite des Portals, zum Beispiel Anmeldung, Buchung oder Impressum. Bitte wählen Sie eine andere.",
    );
  return [];
};
