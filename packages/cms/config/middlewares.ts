/** Bounds an upload, in bytes. */
export const LARGEST_UPLOAD = 25 * 1024 * 1024;

/** Leaves out `strapi::logger`: it writes every address, and those of mail confirmations carry secrets. */
export default [
  "strapi::errors",
  {
    name: "strapi::security",
    // Uploads may have a host of their own.
    config: { contentSecurityPolicy: { directives: { "img-src": ["'self'", "data:", "blob:", "https:"] } } },
  },
  // Strapi does not start without it. Browsers call the server, not Strapi.
  { name: "strapi::cors", config: { origin: [] } },
  "strapi::session",
  "strapi::query",
  { name: "strapi::body", config: { formidable: { maxFileSize: LARGEST_UPLOAD } } },
  { name: "strapi::favicon", config: { path: "favicon.ico" } },
  "strapi::public",
];
