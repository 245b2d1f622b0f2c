import type { Core } from "@strapi/strapi";
import { listOf } from "../src/environment";

/** No `strapi::logger`: it writes every address, and those of mail confirmations carry secrets. */
const config = ({ env }: Core.Config.Shared.ConfigParams) => [
  "strapi::errors",
  {
    name: "strapi::security",
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          "connect-src": ["'self'", "https:", "http://localhost:*", "http://127.0.0.1:*"],
          upgradeInsecureRequests: null,
        },
      },
    },
  },
  {
    name: "strapi::cors",
    config: {
      origin: listOf(env("GRATWEG_CORS_ORIGINS", "")),
      headers: ["Content-Type", "Authorization", "Strapi-Response-Format"],
      expose: ["Retry-After"],
      keepHeadersOnError: true,
    },
  },
  // Behind CORS, so that browsers may read the refusal.
  "global::sign-in-gate",
  "global::uploads-by-editors",
  "strapi::session",
  "strapi::query",
  {
    name: "strapi::body",
    // Strapi takes away what was sent by this name, and leaves every other file in the temporary folder for ever.
    config: { formidable: { filter: ({ name }: { name: string | null }) => name === "files" } },
  },
  "strapi::favicon",
  "strapi::public",
];

export default config;
