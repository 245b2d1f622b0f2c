import type { AccountsSettings } from "@gratweg/backoffice/accounts/open-accounts";
import { bookingLimits } from "@gratweg/backoffice/bookings/limits";
import type { BookingsSettings } from "@gratweg/backoffice/bookings/open-bookings";
import { outboxSettings, type OutboxSettings } from "@gratweg/backoffice/outbox/settings";
import {
  accountSecret,
  auditMonths,
  databaseOf,
  mailFrom,
  newsletterSecret,
  siteUrl,
} from "@gratweg/backoffice/environment";
import { z } from "zod";
import { LIMIT_NUMBERS, type LimitVariable } from "./limits/table";

/** An environment that the server cannot start with; the message has one line for each mistake. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

export interface Config {
  port: number;
  host: string;
  /** Where metrics, hooks and details of readiness are; undefined: with everything else, for this machine alone. */
  internal: { host: string; port: number } | undefined;
  dataFolder: string;
  sitesFolder: string;
  /** The build of the portal's application; undefined: where the repository keeps it. */
  portalFolder: string | undefined;
  /** Names of the providers by which people may sign in, as the content system knows them. */
  socialProviders: string[];
  cmsUrl: string;
  /** Origin that visitors' browsers load uploaded pictures from; empty: the page's own. */
  uploadsHost: string;
  contentToken: string | undefined;
  hookSecret: string | undefined;
  bookings: BookingsSettings;
  accounts: AccountsSettings;
  /** Null: another process sends the mails. */
  outbox: OutboxSettings | null;
  /** Makes newsletter links; without it nobody signs up. */
  newsletterSecret: string | null;
  /** Signs access tokens in Strapi; undefined: nobody can be signed in. */
  jwtSecret: string | undefined;
  /** Shared with Strapi, for its internal routes. */
  serviceSecret: string | undefined;
  /** The numbers of limits, by the variables that set them; 0 = any number. */
  limits: Record<LimitVariable, number>;
  /** Both or none; with them members pay by Stripe. */
  stripe: { secretKey: string; webhookSecret: string } | undefined;
  /** What the sandbox signs its events with; without Stripe's keys and outside production members pay there. */
  sandboxSecret: string | undefined;
  production: boolean;
  hstsPreload: boolean;
  trustProxy: boolean | string;
  /** Whom to tell of a weakness; undefined: the address of SECURITY.md. */
  securityContact: string | undefined;
  iconFallback: string | null;
  pollMs: number;
  logLevel: string;
}

const INTERNAL_PORT = 8001;

const port = z.coerce
  .number("a number")
  .int("a whole number")
  .min(1, "at least 1")
  .max(65_535, "at most 65535");
const count = z.coerce.number("a number").int("a whole number").min(0, "at least 0");
const flag = z
  .enum(["", "0", "1", "false", "true"], "0, 1, false or true")
  .transform((text) => text === "1" || text === "true");

const LIMIT_VARIABLES = Object.keys(LIMIT_NUMBERS) as LimitVariable[];
const limitNumbers = Object.fromEntries(
  LIMIT_VARIABLES.map((name) => [name, count.default(LIMIT_NUMBERS[name])]),
) as Record<LimitVariable, z.ZodDefault<typeof count>>;

const environment = z
  .object({
    GRATWEG_PORT: port.default(8000),
    GRATWEG_HOST: z.string().min(1).optional(),
    GRATWEG_INTERNAL_PORT: port.optional(),
    GRATWEG_INTERNAL_HOST: z.string().min(1).default("127.0.0.1"),
    GRATWEG_DATA: z.string("the data folder's path").min(1, "the data folder's path"),
    GRATWEG_SITES_DIR: z.string().min(1).optional(),
    GRATWEG_PORTAL_DIR: z.string().min(1).optional(),
    GRATWEG_SOCIAL_PROVIDERS: z
      .string()
      .regex(/^[a-z0-9-]*(?:,[a-z0-9-]+)*$/, "names of providers, comma separated")
      .default(""),
    GRATWEG_CMS_URL: z.url({ protocol: /^https?$/, error: "an http(s) address" }).optional(),
    GRATWEG_CMS_PORT: port.default(1337),
    GRATWEG_UPLOADS_HOST: z.url({ protocol: /^https?$/, error: "an http(s) address" }).optional(),
    GRATWEG_CONTENT_TOKEN: z.string().optional(),
    GRATWEG_HOOK_SECRET: z.string().min(16, "at least 16 characters").optional(),
    JWT_SECRET: z.string().optional(),
    GRATWEG_SERVICE_SECRET: z.string().min(16, "at least 16 characters").optional(),
    ...limitNumbers,
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^$|^[rs]k_\w+$/, "a key that begins with sk_ or rk_")
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^$|^whsec_\w+$/, "a secret that begins with whsec_")
      .optional(),
    GRATWEG_SANDBOX_SECRET: z.string().min(16, "at least 16 characters").optional(),
    GRATWEG_PRODUCTION: flag.default(false),
    GRATWEG_HSTS_PRELOAD: flag.default(false),
    GRATWEG_TRUST_PROXY: z.string().optional(),
    GRATWEG_SECURITY_CONTACT: z
      .string()
      .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, "a mailto: or https: address")
      .optional(),
    GRATWEG_ICON_FALLBACK_URL: z.url({ protocol: /^https?$/, error: "an http(s) address" }).optional(),
    GRATWEG_POLL_SECONDS: z.coerce.number("a number").min(1, "at least 1").default(300),
    GRATWEG_LOG_LEVEL: z
      .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], "one of pino's levels")
      .default("info"),
  })
  .superRefine(({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret }, context) => {
    if (!key === !secret) return;
    const [missing, given] = key
      ? ["STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"]
      : ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"];
    context.addIssue({
      code: "custom",
      path: [missing],
      message: `a value, because ${given} is set: both or none`,
    });
  })
  .superRefine((env, context) => {
    if (env.GRATWEG_INTERNAL_PORT === env.GRATWEG_PORT)
      context.addIssue({
        code: "custom",
        path: ["GRATWEG_INTERNAL_PORT"],
        message: "another port than GRATWEG_PORT",
      });
  })
  .transform((env): Omit<Config, "bookings" | "accounts" | "outbox" | "newsletterSecret"> => {
    const internalPort = env.GRATWEG_INTERNAL_PORT ?? (env.GRATWEG_PRODUCTION ? INTERNAL_PORT : undefined);
    const cmsUrl = withoutSlash(env.GRATWEG_CMS_URL ?? `http://127.0.0.1:${env.GRATWEG_CMS_PORT}`);
    return {
      port: env.GRATWEG_PORT,
      // Both loopback addresses on a development machine, every address in production.
      host: env.GRATWEG_HOST ?? (env.GRATWEG_PRODUCTION ? "::" : "localhost"),
      internal:
        internalPort === undefined ? undefined : { host: env.GRATWEG_INTERNAL_HOST, port: internalPort },
      dataFolder: env.GRATWEG_DATA,
      sitesFolder: env.GRATWEG_SITES_DIR ?? `${env.GRATWEG_DATA}/sites`,
      portalFolder: env.GRATWEG_PORTAL_DIR,
      socialProviders: env.GRATWEG_SOCIAL_PROVIDERS.split(",").filter((name) => name !== ""),
      cmsUrl,
      uploadsHost: withoutSlash(env.GRATWEG_UPLOADS_HOST ?? ""),
      contentToken: env.GRATWEG_CONTENT_TOKEN || undefined,
      hookSecret: env.GRATWEG_HOOK_SECRET,
      serviceSecret: env.GRATWEG_SERVICE_SECRET,
      jwtSecret: env.JWT_SECRET || undefined,
      limits: Object.fromEntries(LIMIT_VARIABLES.map((name) => [name, env[name]])) as Config["limits"],
      stripe:
        env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
          ? { secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET }
          : undefined,
      sandboxSecret: env.GRATWEG_SANDBOX_SECRET,
      production: env.GRATWEG_PRODUCTION,
      hstsPreload: env.GRATWEG_HSTS_PRELOAD,
      trustProxy: readTrustProxy(env.GRATWEG_TRUST_PROXY),
      securityContact: env.GRATWEG_SECURITY_CONTACT,
      iconFallback: env.GRATWEG_ICON_FALLBACK_URL ?? null,
      pollMs: env.GRATWEG_POLL_SECONDS * 1000,
      logLevel: env.GRATWEG_LOG_LEVEL,
    };
  });

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const result = environment.safeParse(env);
  if (result.success)
    return {
      ...result.data,
      bookings: bookingsSettings(env),
      accounts: accountsSettings(env),
      outbox: env.GRATWEG_OUTBOX === "off" ? null : outboxSettings(env),
      newsletterSecret: newsletterSecret(env),
    };
  throw new ConfigError(
    result.error.issues.map(({ path, message }) => `${path.join(".")}: expected ${message}`).join("\n"),
  );
}

function bookingsSettings(env: Readonly<Record<string, string | undefined>>): BookingsSettings {
  return {
    database: databaseOf(env),
    mailFrom: mailFrom(env),
    accountSecret: accountSecret(env),
    limits: bookingLimits(env),
  };
}

function accountsSettings(env: Readonly<Record<string, string | undefined>>): AccountsSettings {
  return {
    mailFrom: mailFrom(env),
    siteUrl: siteUrl(env),
    accountSecret: accountSecret(env),
    newsletterSecret: newsletterSecret(env),
    auditMonths: auditMonths(env),
  };
}

/** Empty or `false`: nobody is believed; else addresses and networks, comma separated. `true` believes every caller. */
function readTrustProxy(text: string | undefined): boolean | string {
  if (text === undefined || text === "" || text === "0" || text === "false") return false;
  return text === "1" || text === "true" ? true : text;
}
