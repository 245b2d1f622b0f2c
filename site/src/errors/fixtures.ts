import common from "../../locales/de/common.json";
import type { ShellModel } from "../view-models";

const shell: ShellModel = {
  siteName: "Gratweg Wandern",
  claim: "Geführt durchs Gebirge",
  layout: "default",
  testDomain: null,
  email: "hallo@gratweg.example",
  phone: "030 0000 0000",
  openingHours: null,
  topListsTitle: "Die schönsten Wanderungen",
  operators: [],
  partner: null,
  associations: [],
  hasTerms: true,
  hasAccessibility: true,
  foreign: { analytics: null, videoConsultation: null, reviews: null },
};

const texts = { edges: [{ node: { ns: "common", data: JSON.stringify(common), language: "de" } }] };

/** What Gatsby gives of a page. */
export const errorPageJson = { pageContext: { shell, params: {} }, data: { locales: texts } };
