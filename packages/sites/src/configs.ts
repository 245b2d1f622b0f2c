import type { SiteConfig } from "./schema";

const contact = { email: "hallo@gratweg.example", phone: "030 0000 4710" };
const common = {
  contact,
  tokenCookie: "gratweg_token",
  uploadsHost: null,
  analytics: { publicKey: null, host: null },
  widgets: { videoConsultation: null, reviews: null },
};

/** The eight sibling sites. Checked when the package loads, so that a mistake names its file and field. */
export const configs: readonly SiteConfig[] = [
  {
    ...common,
    key: "hiking",
    domain: "wandern.gratweg.example",
    name: "Gratweg Wandern",
    claim: "Geführte Wanderreisen, von Hütte zu Hütte und von Küste zu Küste.",
    theme: { primary: "green", gray: "cool" },
    hero: {
      headline: "Eine Woche zu Fuß",
      lead: "Geführte Wanderreisen kleiner Veranstalter: mit Tagesplan, Höhenprofil und ehrlichen Anforderungen, bevor Sie sich entscheiden.",
      tourNumber: 1001,
    },
    home: { featuredTours: [1001, 1002, 1003, 1004, 1005, 1006] },
  },
  {
    ...common,
    key: "biking",
    domain: "radreisen.gratweg.example",
    name: "Gratweg Rad",
    claim: "Geführte Radreisen am Fluss, über Pässe und an die Küste.",
    theme: { primary: "orange", gray: "cool" },
    hero: {
      headline: "Weit kommen, nah dran",
      lead: "Geführte Radreisen mit Tagesetappen, Höhenmetern und allem, was Sie vor der Buchung wissen sollten.",
      tourNumber: 1001,
    },
    home: { featuredTours: [1001, 1002, 1003] },
  },
  {
    ...common,
    key: "cultural",
    domain: "kultur.gratweg.example",
    name: "Gratweg Kultur",
    claim: "Geführte Reisen zu Orten, die man sich erzählen lassen muss.",
    theme: { primary: "violet", gray: "cool" },
    hero: {
      headline: "Zu Fuß durch die Zeit",
      lead: "Geführte Kulturreisen in kleinen Gruppen, mit Menschen, die ihre Orte kennen.",
      tourNumber: 1001,
    },
    home: { featuredTours: [1001, 1002, 1003] },
  },
  {
    ...common,
    key: "adventures",
    domain: "abenteuer.gratweg.example",
    name: "Gratweg Abenteuer",
    claim: "Geführte Touren für alle, die Wind und Wetter mögen.",
    theme: { primary: "red", gray: "cool" },
    hero: {
      headline: "Draußen fängt es an",
      lead: "Geführte Abenteuerreisen mit klaren Anforderungen und erfahrenen Guides.",
      tourNumber: 1001,
    },
    home: { featuredTours: [1001, 1002, 1003] },
  },
  {
    ...common,
    key: "outdoors-germany",
    domain: "draussen-deutschland.gratweg.example",
    name: "Gratweg Deutschland",
    claim: "Geführte Touren zwischen Küste und Alpen.",
    theme: { primary: "teal", gray: "cool" },
    hero: {
      headline: "Gleich hinter der Haustür",
      lead: "Geführte Touren in Deutschland: mit der Bahn hin, zu Fuß weiter.",
      tourNumber: 1001,
    },
    home: { featuredTours: [1001, 1002, 1003] },
  },
  {
    ...common,
    key: "outdoors-sweden",
    domain: "draussen-schweden.gratweg.example",
    name: "Gratweg Schweden",
    claim: "Geführte Touren in Fjäll, Wald und Schären.",
    theme: { primary: "blue", gray: "cool" },
    hero: {
      headline: "Weites, helles Land",
      lead: "Geführte Touren in Schweden, von den Schären bis ins Fjäll.",
      tourNumber: 1001,
    },
    home: { featuredTours: [1001, 1002, 1003] },
  },
  {
    ...common,
    key: "traveling",
    domain: "reisen.gratweg.example",
    name: "Gratweg Reisen",
    claim: "Geführte Rundreisen mit Zeit zum Hinsehen.",
    theme: { primary: "amber", gray: "cool" },
    hero: {
      headline: "Mehr Zeit unterwegs",
      lead: "Geführte Rundreisen in kleinen Gruppen, mit Bahn, Schiff und zu Fuß.",
      tourNumber: 1001,
    },
    home: { featuredTours: [1001, 1002, 1003] },
  },
  {
    ...common,
    key: "portal",
    domain: "portal.gratweg.example",
    name: "Gratweg",
    claim: "Alle geführten Touren an einem Ort.",
    theme: { primary: "ink", gray: "cool" },
    hero: {
      headline: "Ihre Touren, ein Ort",
      lead: "Alle geführten Touren von Gratweg und Ihr persönlicher Bereich.",
      tourNumber: 1001,
    },
    home: { featuredTours: [1001, 1002, 1003] },
  },
];
