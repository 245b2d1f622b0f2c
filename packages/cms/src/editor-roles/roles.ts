import { AUDIT, BOOKING, DECLARATION, SUBSCRIPTION, USER } from "./records";

type Verb = "create" | "read" | "update" | "delete" | "publish";

interface Right {
  subjects: readonly string[];
  verbs: readonly Verb[];
  /** Nothing else of these types; without it every field that editors see. */
  fields?: readonly string[];
  /** Every field but these. */
  without?: readonly string[];
}

export interface EditorRole {
  code: string;
  name: string;
  description: string;
  rights: readonly Right[];
  /** What is not about one type. */
  actions: readonly string[];
}

const api = (name: string) => `api::${name}.${name}`;

/** Has drafts: nothing of it is public before somebody publishes it. */
export const DRAFTED = [
  "tour",
  "tour-operator",
  "magazine-topic",
  "magazine-article",
  "top-list",
  "page",
  "faq-category",
  "faq-entry",
  "support-topic",
  "continent",
  "country",
  "region",
  "activity",
  "travel-type",
  "travel-focus-type",
  "influencer-page",
].map(api);
/** Relations to what binds the house. */
const HOUSE_RELATIONS = ["departures"] as const;
/** Where the mails about bookings go, with the names and birth dates of all travellers: super admins' alone. */
const RECEIVERS = ["email"] as const;
/** Where notices of cancellations and withdrawals go, as long as a site's configuration names no address. */
const OFFICE = ["supportEmail"] as const;
const OPERATOR = api("tour-operator");
const BOOKING_SETTING = api("booking-setting");
const SITE_SETTING = api("site-setting");
const WITH_RECEIVERS = [OPERATOR, BOOKING_SETTING, SITE_SETTING];
/** Fields that a right to write their type does not bring along. */
export const GUARDED_FIELDS: readonly { subjects: readonly string[]; fields: readonly string[] }[] = [
  { subjects: [OPERATOR, BOOKING_SETTING], fields: RECEIVERS },
  { subjects: [SITE_SETTING], fields: OFFICE },
  { subjects: DRAFTED, fields: HOUSE_RELATIONS },
];
/** What binds the house, or is public as soon as it is saved. */
export const HOUSE = [
  "departure",
  "form-sheet",
  "redirect",
  "search-word-group",
  "imprint",
  "privacy",
  "site-setting",
  "booking-setting",
].map(api);
/** What members pay and what they get for it. */
export const MONEY = [api("plan"), api("offer")];

const EVERYTHING: readonly Verb[] = ["create", "read", "update", "delete", "publish"];
const PICTURES = ["read", "assets.create", "assets.download", "assets.copy-link"].map(
  (action) => `plugin::upload.${action}`,
);

export const EXPORT = `${BOOKING}.export`;
export const CANCEL = `${BOOKING}.cancel`;

/** Editors are people of different trust. Outbox, subscribers, tokens, roles and settings are super admins' alone. */
export const EDITOR_ROLES: readonly EditorRole[] = [
  {
    code: "gratweg-author",
    name: "Autorin",
    description: "Schreibt Entwürfe von Inhalten und lädt Bilder hoch. Veröffentlicht nichts.",
    rights: [
      { subjects: DRAFTED, verbs: ["read"] },
      { subjects: DRAFTED, verbs: ["create", "update"], without: [...HOUSE_RELATIONS, ...RECEIVERS] },
      { subjects: HOUSE, verbs: ["read"] },
    ],
    actions: PICTURES,
  },
  {
    code: "gratweg-editor",
    name: "Redaktion",
    description: "Schreibt und veröffentlicht Inhalte, Termine, Rechtstexte und Einstellungen der Seiten.",
    rights: [
      {
        subjects: [...DRAFTED, ...HOUSE].filter((type) => !WITH_RECEIVERS.includes(type)),
        verbs: EVERYTHING,
      },
      { subjects: WITH_RECEIVERS, verbs: ["read", "delete", "publish"] },
      { subjects: WITH_RECEIVERS, verbs: ["create", "update"], without: [...RECEIVERS, ...OFFICE] },
    ],
    actions: [...PICTURES, "plugin::upload.assets.update"],
  },
  {
    code: "gratweg-booking-desk",
    name: "Buchungsdesk",
    description: "Liest Buchungen, Termine und Erklärungen, storniert und exportiert Buchungen.",
    rights: [{ subjects: [BOOKING, DECLARATION, api("departure"), api("tour")], verbs: ["read"] }],
    actions: [EXPORT, CANCEL],
  },
  {
    code: "gratweg-administration",
    name: "Verwaltung",
    description:
      "Sieht und sperrt Konten der Reisenden, liest das Protokoll, pflegt Mitgliedschaften und Angebote.",
    rights: [
      { subjects: [USER, AUDIT, SUBSCRIPTION], verbs: ["read"] },
      { subjects: [USER], verbs: ["update"], fields: ["firstName", "lastName", "phone", "blocked"] },
      { subjects: MONEY, verbs: EVERYTHING },
    ],
    actions: [],
  },
];
