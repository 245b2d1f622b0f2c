import type { Core } from "@strapi/strapi";
import { corsCredentials, corsOrigins } from "../src/domain/surface/cors";
import { listOf } from "../src/environment";
import { incomingFolder } from "../src/uploads/incoming";
import { LARGEST_UPLOAD } from "../src/uploads/kinds";

const HOURS_2 = 7_200;

/** No `strapi::logger`: it writes every address, and those of mail confirmations carry secrets. */
const config = ({ env }: Core.Config.Shared.ConfigParams) => [
  "strapi::errors",
  "global::request-failures",
  {
    name: "strapi::security",
    config: {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: panelPolicy(),
      },
      crossOriginOpenerPolicy: { policy: "same-origin" },
      crossOriginResourcePolicy: { policy: "same-origin" },
      referrerPolicy: { policy: "same-origin" },
      frameguard: { action: "deny" },
      // `middlewares/transport.ts` says it, by https alone.
      hsts: false,
    },
  },
  // Before everything that asks for host, address or protocol.
  "global::transport",
  {
    name: "strapi::cors",
    config: {
      origin: corsOrigins(listOf(env("GRATWEG_CORS_ORIGINS", ""))),
      credentials: corsCredentials,
      methods: ["GET", "POST"],
      headers: ["Content-Type", "Authorization", "Strapi-Response-Format"],
      expose: ["Retry-After"],
      maxAge: HOURS_2,
      keepHeadersOnError: true,
    },
  },
  {
    name: "global::inert-uploads",
    config: {
      uploads: env("GRATWEG_UPLOADS_HOST", ""),
      content: env("GRATWEG_CMS_URL", ""),
      sites: listOf(env("GRATWEG_CORS_ORIGINS", "")),
    },
  },
  // Behind CORS, so that pages of ours may read the refusal.
  "global::surface",
  "global::panel-styles",
  "global::uploads-by-editors",
  "strapi::session",
  "strapi::query",
  "global::secret-fields",
  {
    name: "strapi::body",
    // What was sent by this name is taken away when the request ends (`middlewares/uploads-by-editors.ts`).
    config: {
      formidable: {
        uploadDir: incomingFolder(),
        filter: ({ name }: { name: string | null }) => name === "files",
        maxFileSize: LARGEST_UPLOAD,
      },
    },
  },
  "global::wide-bodies",
  "global::editors-turns",
  { name: "strapi::favicon", config: { path: "favicon.ico" } },
  "strapi::public",
];

/**
 * Of the editors' screens: all comes from their own address but pictures, which a host of its own may serve. Words and not lists:
 * Strapi fills lists up with its own defaults, `https:` among them.
 */
function panelPolicy(): Record<string, string> {
  return {
    "default-src": "'none'",
    "script-src": "'self'",
    // `middlewares/panel-styles.ts` adds the nonce of what Strapi's design system writes while it runs.
    "style-src": "'self'",
    // Three attributes of the video player that Strapi's media library brings along.
    "style-src-attr":
      "'unsafe-hashes' 'sha256-LL1Oj3pIToBpzHWMlAyrmK9guWSsY8Nr8wq7gA/m/ew=' 'sha256-8mIk1oX3LmRB+UWuFGvbo1hLWczGs3Z5yXDPHotWXlQ=' 'sha256-OYG2xTYpFINTWWpa7AYS4DfPiIyxrHaKeuWu5xqQjPE='",
    "img-src": "'self' data: blob: https:",
    "media-src": "'self' data: blob:",
    "font-src": "'self' data:",
    "connect-src": "'self'",
    "worker-src": "'self' blob:",
    "frame-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "object-src": "'none'",
  };
}

export default config;
