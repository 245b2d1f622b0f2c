import { OFFICE, siteByKey } from "@gratweg/sites";
import type { SettingsNode } from "./content";
import { media, pagesInput } from "./fixtures";
import { toShell } from "./shell";

const site = siteByKey("hiking");

const settings: SettingsNode = {
  supportEmail: "redaktion@gratweg.example",
  phone: "030 7777",
  phoneLabel: null,
  openingHours: "Mo–Fr 9–17 Uhr",
  aboutTitle: null,
  aboutBody: null,
  aboutImage: null,
  insurancePartnerName: "Schutz auf Reisen",
  insurancePartnerUrl: "https://schutz.example",
  insurancePartnerLogo: media("/schutz.png", "Schutz"),
  testSystemNotice: null,
  associations: ["Erster", "Zweiter", "Dritter", "Vierter"].map((name) => ({
    name,
    url: `https://${name.toLowerCase()}.example`,
    logo: media(`/${name.toLowerCase()}.png`, name),
  })),
  homeFacts: null,
  updatedAt: "2026-11-01T08:00:00.000Z",
};

function shellOf(
  more: Partial<SettingsNode> | null = {},
  { production = true, contact = site.contact }: { production?: boolean; contact?: typeof site.contact } = {},
) {
  const { content } = pagesInput({ settings: { nodes: more === null ? [] : [{ ...settings, ...more }] } });
  return toShell(content, { ...site, contact }, { operators: [], production });
}

it("the footer has the insurance partner's logo and the first three associations', each with its address [2.57, 2.58]", () => {
  const { partner, associations } = shellOf();
  expect([partner, ...associations].map((logo) => [logo?.name, logo?.picture?.src, logo?.url])).toEqual([
    ["Schutz auf Reisen", "/schutz.png", "https://schutz.example"],
    ["Erster", "/erster.png", "https://erster.example"],
    ["Zweiter", "/zweiter.png", "https://zweiter.example"],
    ["Dritter", "/dritter.png", "https://dritter.example"],
  ]);
});

it("editors who name neither partner nor associations get a footer without them", () => {
  for (const none of [{ insurancePartnerName: null, associations: null }, null])
    expect(shellOf(none)).toMatchObject({ partner: null, associations: [] });
});

it.each([
  ["the site's own", "own@gratweg.example", "1", settings, { email: "own@gratweg.example", phone: "1" }],
  ["what editors say", settings.supportEmail, settings.phone, settings, site.contact],
  ["the office's", OFFICE.email, OFFICE.phone, { supportEmail: null, phone: null }, site.contact],
  ["the office's without settings", OFFICE.email, OFFICE.phone, null, site.contact],
] as const)("support e-mail and phone are %s", (_whose, email, phone, more, contact) => {
  expect(shellOf(more, { contact })).toMatchObject({ email, phone });
});

it("a test system names its domain, production names none [1.27]", () => {
  expect(shellOf({}, { production: false }).testDomain).toBe("wandern.gratweg.example");
  expect(shellOf({}, { production: true }).testDomain).toBeNull();
});

it("name, claim, layout and opening hours are the site's and the editors' [1.20]", () => {
  expect(shellOf()).toMatchObject({
    siteName: site.name,
    claim: site.claim,
    layout: "default",
    topListsTitle: site.topLists.title,
    openingHours: "Mo–Fr 9–17 Uhr",
    operators: [],
  });
  expect(shellOf(null).openingHours).toBeNull();
});
