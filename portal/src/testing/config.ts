import type { PortalConfig } from "@gratweg/contracts";

export const config: PortalConfig = {
  siteKey: "hiking",
  name: "Gratweg Wandern",
  claim: "Geführte Wanderreisen.",
  theme: { primary: "green", gray: "cool" },
  contentOrigin: "http://inhalte.test",
  uploadsOrigin: "http://inhalte.test",
  apiUrl: "",
  tokenCookie: "gratweg_token",
  userPopulate: "role",
  production: true,
  testDomain: null,
  analytics: null,
  videoConsultation: null,
  providers: [{ key: "demo", label: "Demo" }],
  buildId: "1.2",
  company: { name: "Gratweg GmbH", address: "Uferweg 1000, 10115 Berlin" },
  contact: { phone: null, email: null },
  office: { phone: "030 1", email: "hilfe@gratweg.example" },
  topListsTitle: "Die schönsten Wanderungen",
};
