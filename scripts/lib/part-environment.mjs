/**
 * What each process of the product is given of the environment: its own variables and those that any program needs, no more.
 * A package of a build, or a part that is broken into, then finds no key of another one.
 */

/** What programs need whatever they do; `LC_` and the like are beginnings. */
const EVERYWHERE = [
  ...["PATH", "HOME", "USER", "LOGNAME", "SHELL", "TERM", "TZ", "LANG", "LANGUAGE", "LC_*"],
  ...[
    "TMPDIR",
    "TEMP",
    "TMP",
    "SystemRoot",
    "XDG_*",
    "CI",
    "NODE_ENV",
    "NODE_OPTIONS",
    "NODE_EXTRA_CA_CERTS",
  ],
  ...[
    "SSL_CERT_FILE",
    "SSL_CERT_DIR",
    "HTTP_PROXY",
    "HTTPS_PROXY",
    "NO_PROXY",
    "http_proxy",
    "https_proxy",
    "no_proxy",
  ],
  ...["UV_THREADPOOL_SIZE", "NO_COLOR", "FORCE_COLOR"],
  ...["STRAPI_TELEMETRY_DISABLED", "GATSBY_TELEMETRY_DISABLED", "STORYBOOK_DISABLE_TELEMETRY", "NX_DAEMON"],
];

const DATABASE = ["DATABASE_URL", "DATABASE_SSL", "GRATWEG_DATA"];
const POST = ["SMTP_URL", "GRATWEG_SMTP_PORT", "GRATWEG_MAIL_FROM"];

/** @type {Readonly<Record<PartName, readonly string[]>>} */
const OWN = {
  inbox: ["GRATWEG_INBOX_PORT", "GRATWEG_SMTP_PORT"],
  identity: [
    "GRATWEG_SITE_ORIGINS",
    "GRATWEG_IDENTITY_PORT",
    "GRATWEG_SOCIAL_DEMO_CLIENT_ID",
    // Which the provider itself has given out.
    "GRATWEG_SOCIAL_DEMO_CLIENT_SECRET",
  ],
  "content system": [
    ...DATABASE,
    ...POST,
    ...["HOST", "PORT", "DATABASE_POOL_MAX"],
    ...[
      "APP_KEYS",
      "API_TOKEN_SALT",
      "ADMIN_JWT_SECRET",
      "TRANSFER_TOKEN_SALT",
      "JWT_SECRET",
      "ENCRYPTION_KEY",
    ],
    ...["GRATWEG_ADMIN_EMAIL", "GRATWEG_ADMIN_PASSWORD", "GRATWEG_DEMO_ACCOUNTS", "GRATWEG_DEMO_PASSWORD_*"],
    ...["GRATWEG_ACCOUNT_SECRET", "GRATWEG_NEWSLETTER_SECRET", "GRATWEG_CONTENT_TOKEN"],
    ...["GRATWEG_SERVICE_SECRET", "GRATWEG_HOOK_SECRET", "GRATWEG_SERVER_HOOK"],
    ...["GRATWEG_SOCIAL_PROVIDERS", "GRATWEG_SOCIAL_*_ISSUER"],
    ...["GRATWEG_SOCIAL_*_CLIENT_ID", "GRATWEG_SOCIAL_*_CLIENT_SECRET"],
    ...["GRATWEG_CMS_URL", "GRATWEG_CMS_PORT", "GRATWEG_SITE_ORIGINS"],
    ...["GRATWEG_SITE_URL", "GRATWEG_PORTAL_URL", "GRATWEG_MAIL_REPLY_TO", "GRATWEG_PRODUCTION"],
    ...["GRATWEG_AUDIT_MONTHS", "GRATWEG_BOOKINGS_AT_ONCE", "GRATWEG_BOOKING_SEATS_PER_EMAIL"],
    ...["GRATWEG_BOOKING_UNPROVEN_PER_*", "GRATWEG_BOOKING_HOLDS_PER_EMAIL"],
    "GRATWEG_SEED",
  ],
  "mail worker": [
    ...DATABASE,
    ...POST,
    ...["GRATWEG_ACCOUNT_SECRET", "GRATWEG_NEWSLETTER_SECRET"],
    // Where links of mails may lead.
    ...["GRATWEG_SITE_URL", "GRATWEG_PORTAL_URL", "GRATWEG_SITE_ORIGINS"],
    ...["GRATWEG_OUTBOX_CONCURRENCY", "GRATWEG_OUTBOX_POLL_MS", "GRATWEG_OUTBOX_RETRY_BASE_MS"],
    ...["GRATWEG_OUTBOX_LEASE_MS", "GRATWEG_OUTBOX_SEND_MS"],
  ],
  server: [
    ...[
      "GRATWEG_PORT",
      "GRATWEG_HOST",
      "GRATWEG_DATA",
      "GRATWEG_SITES_DIR",
      "GRATWEG_SITES_FILE",
      "GRATWEG_PORTAL_DIR",
    ],
    ...["GRATWEG_CMS_URL", "GRATWEG_CMS_PORT", "GRATWEG_UPLOADS_HOST"],
    ...["GRATWEG_CONTENT_TOKEN", "GRATWEG_HOOK_SECRET", "GRATWEG_SERVICE_SECRET", "GRATWEG_SANDBOX_SECRET"],
    ...["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "GRATWEG_SOCIAL_PROVIDERS", "GRATWEG_SECURITY_CONTACT"],
    ...[
      "GRATWEG_BOOKING_SEATS_PER_ADDRESS",
      "GRATWEG_NEWSLETTER_PER_ADDRESS",
      "GRATWEG_DECLARATIONS_PER_ADDRESS",
      "GRATWEG_DECLARATIONS_PER_NETWORK",
      "GRATWEG_NEWSLETTER_PER_NETWORK",
      "GRATWEG_REQUESTS_PER_ADDRESS",
      "GRATWEG_SIGN_IN_FAILURES_PER_ACCOUNT",
      "GRATWEG_SIGN_IN_FAILURES_PER_ADDRESS",
      "GRATWEG_ACCOUNT_REQUESTS_PER_ADDRESS",
    ],
    ...["GRATWEG_PRODUCTION", "GRATWEG_TRUST_PROXY", "GRATWEG_ICON_FALLBACK_URL", "GRATWEG_POLL_SECONDS"],
    ...["GRATWEG_INTERNAL_PORT", "GRATWEG_INTERNAL_HOST", "GRATWEG_CONNECTIONS_PER_ADDRESS"],
    ...["GRATWEG_HSTS_PRELOAD", "GRATWEG_LOG_LEVEL"],
  ],
  "site build": [
    ...["GRATWEG_SITE", "GRATWEG_BUILD_ID", "GATSBY_SITE", "GATSBY_BUILD_ID", "GATSBY_CPU_COUNT"],
    ...["GRATWEG_CMS_URL", "GRATWEG_CONTENT_TOKEN", "GRATWEG_UPLOADS_HOST", "GRATWEG_SITES_FILE"],
    ...["GRATWEG_DATA", "GRATWEG_PRODUCTION"],
  ],
};

export const PARTS = /** @type {PartName[]} */ (Object.keys(OWN));

/** Whether a part is given this variable. @param {PartName} part @param {string} name */
export function isGiven(part, name) {
  return [...EVERYWHERE, ...OWN[part]].some((pattern) => matches(pattern, name));
}

/**
 * @param {PartName} part
 * @param {Record<string, string | undefined>} environment of the whole product
 * @returns {Record<string, string | undefined>}
 */
export function partEnvironment(part, environment) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => isGiven(part, name)));
}

const SECRET = /(?:SECRET|KEYS?|SALT|PASSWORD|TOKEN)(?:_|$)|^DATABASE_URL$|^SMTP_URL$/;

/**
 * For installing and building: everything but the product's secrets, where whoever calls the command has set them.
 *
 * @param {Record<string, string | undefined>} environment
 */
export function toolEnvironment(environment) {
  const isOurSecret = (/** @type {string} */ name) =>
    SECRET.test(name) && PARTS.some((part) => isGiven(part, name));
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isOurSecret(name)));
}

/** `*` stands for letters, digits and underscores. @param {string} pattern @param {string} name */
function matches(pattern, name) {
  return new RegExp(`^${pattern.replaceAll("*", "\\w+")}$`).test(name);
}

/** @typedef {"inbox" | "identity" | "content system" | "mail worker" | "server" | "site build"} PartName */
