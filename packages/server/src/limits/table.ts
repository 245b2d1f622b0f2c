import { createRequestLimit, type RequestLimit } from "./requestLimit";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const QUARTER_MS = 900_000;

interface Limit {
  /** Whom it is counted for. */
  of: "address" | "network" | "account" | "server";
  /** What is counted, for whoever reads the table in the README. */
  what: string;
  most: number;
  /** Null: at one time. */
  windowMs: number | null;
  /** Sets another number; 0 there = any. */
  env?: string;
}

/** Every limit of the server, in one place; a test compares it with the table in the README. */
export const LIMITS = {
  seats: {
    of: "address",
    what: "seats booked",
    most: 120,
    windowMs: HOUR_MS,
    env: "GRATWEG_BOOKING_SEATS_PER_ADDRESS",
  },
  newsletter: {
    of: "address",
    what: "newsletter sign-ups",
    most: 20,
    windowMs: HOUR_MS,
    env: "GRATWEG_NEWSLETTER_PER_ADDRESS",
  },
  newsletterOfNetwork: {
    of: "network",
    what: "newsletter sign-ups",
    most: 60,
    windowMs: HOUR_MS,
    env: "GRATWEG_NEWSLETTER_PER_NETWORK",
  },
  declarations: {
    of: "address",
    what: "cancellations and withdrawals",
    most: 20,
    windowMs: HOUR_MS,
    env: "GRATWEG_DECLARATIONS_PER_ADDRESS",
  },
  declarationsOfNetwork: {
    of: "network",
    what: "cancellations and withdrawals",
    most: 60,
    windowMs: HOUR_MS,
    env: "GRATWEG_DECLARATIONS_PER_NETWORK",
  },
  declarationAttempts: {
    of: "address",
    what: "of these that were sent, wrong ones too: three for one",
    most: 60,
    windowMs: HOUR_MS,
    env: "GRATWEG_DECLARATIONS_PER_ADDRESS",
  },
  declarationAttemptsOfNetwork: {
    of: "network",
    what: "the same: four for one",
    most: 240,
    windowMs: HOUR_MS,
    env: "GRATWEG_DECLARATIONS_PER_NETWORK",
  },
  unknownLinks: {
    of: "address",
    what: "links of mails that are nobody's, each looked for in the database",
    most: 60,
    windowMs: MINUTE_MS,
  },
  requests: {
    of: "address",
    what: "calls below `/api` but searches and suggestions",
    most: 1_200,
    windowMs: MINUTE_MS,
    env: "GRATWEG_REQUESTS_PER_ADDRESS",
  },
  requestsOfNetwork: {
    of: "network",
    what: "the same: four for one",
    most: 4_800,
    windowMs: MINUTE_MS,
    env: "GRATWEG_REQUESTS_PER_ADDRESS",
  },
  searches: { of: "address", what: "searches", most: 600, windowMs: MINUTE_MS },
  searchesOfNetwork: { of: "network", what: "the same: four for one", most: 2_400, windowMs: MINUTE_MS },
  searchHelp: {
    of: "address",
    what: "searches without finds that are answered with help",
    most: 30,
    windowMs: MINUTE_MS,
  },
  searchHelpOfNetwork: { of: "network", what: "the same: four for one", most: 120, windowMs: MINUTE_MS },
  suggestions: { of: "address", what: "suggestions while typing", most: 900, windowMs: MINUTE_MS },
  suggestionsOfNetwork: { of: "network", what: "the same: four for one", most: 3_600, windowMs: MINUTE_MS },
  searchesAtOnce: {
    of: "address",
    what: "searches and suggestions that wait for their turn",
    most: 24,
    windowMs: null,
  },
  searchesAtOnceOfNetwork: {
    of: "network",
    what: "searches and suggestions that wait for their turn",
    most: 50,
    windowMs: null,
  },
  passwordsOfAccount: {
    of: "account",
    what: "wrong passwords; browsers that have signed in to it before are counted apart",
    most: 10,
    windowMs: QUARTER_MS,
    env: "GRATWEG_SIGN_IN_FAILURES_PER_ACCOUNT",
  },
  passwords: {
    of: "address",
    what: "wrong passwords, but for such browsers",
    most: 30,
    windowMs: QUARTER_MS,
    env: "GRATWEG_SIGN_IN_FAILURES_PER_ADDRESS",
  },
  accountMails: {
    of: "address",
    what: "registrations and links for passwords and confirmations",
    most: 60,
    windowMs: HOUR_MS,
    env: "GRATWEG_ACCOUNT_REQUESTS_PER_ADDRESS",
  },
  accountMailsOfAccount: { of: "account", what: "the same", most: 5, windowMs: HOUR_MS },
  signInsAtOnce: {
    of: "server",
    what: "calls under way that hash a password",
    most: 20,
    windowMs: null,
  },
  strapiAtOnce: { of: "server", what: "calls under way to Strapi for browsers", most: 64, windowMs: null },
  connections: {
    of: "address",
    what: "open connections (without a trusted proxy)",
    most: 200,
    windowMs: null,
    env: "GRATWEG_CONNECTIONS_PER_ADDRESS",
  },
  policyReports: {
    of: "address",
    what: "reports of what a page's policy stopped",
    most: 30,
    windowMs: MINUTE_MS,
  },
  policyReportLines: {
    of: "address",
    what: "of these written to the log; all are counted in the metrics",
    most: 10,
    windowMs: MINUTE_MS,
  },
  policyReportLinesOfAll: {
    of: "server",
    what: "the same of everybody",
    most: 300,
    windowMs: MINUTE_MS,
  },
  exports: { of: "account", what: "exports of one's own data", most: 20, windowMs: HOUR_MS },
  invitations: { of: "account", what: "invitations by a manager", most: 200, windowMs: HOUR_MS },
  checkouts: { of: "account", what: "payment pages", most: 30, windowMs: HOUR_MS },
  datesAtOnce: {
    of: "server",
    what: "questions about the dates of trips under way, and as many about one date",
    most: 128,
    windowMs: null,
  },
  madeUpAtOnce: {
    of: "server",
    what: "questions about trips, about departures, and bookings, each of numbers that no list of ours has",
    most: 16,
    windowMs: null,
  },
  bookingsAtOnce: { of: "server", what: "bookings under way", most: 256, windowMs: null },
  newsletterAtOnce: { of: "server", what: "newsletter requests under way", most: 64, windowMs: null },
  declarationsAtOnce: { of: "server", what: "declarations under way", most: 64, windowMs: null },
} as const satisfies Record<string, Limit>;

type Name = keyof typeof LIMITS;
type WindowLimit = {
  [Key in Name]: (typeof LIMITS)[Key]["windowMs"] extends number ? Key : never;
}[Name];

/** By their names in the table; one that is missing allows any number. */
export type RequestLimits = Partial<Record<WindowLimit, RequestLimit>>;
/** Variables of the environment that set a number. */
export type LimitVariable = Extract<(typeof LIMITS)[Name], { env: string }>["env"];

const entries = Object.entries(LIMITS) as [Name, Limit][];

/** What each variable sets while it is not set itself: the number of the first limit that names it. */
export const LIMIT_NUMBERS = Object.fromEntries(
  [...entries].reverse().flatMap(([, { env, most }]) => (env === undefined ? [] : [[env, most]])),
) as Record<LimitVariable, number>;

/** Makes all of them; those that share a variable keep their proportion to the first. A number of 0 is no limit. */
export function createLimits(
  numbers: Readonly<Record<LimitVariable, number>> = LIMIT_NUMBERS,
): RequestLimits {
  const made = entries.flatMap(([name, { env, most, windowMs }]) => {
    const variable = env as LimitVariable | undefined;
    const allowed = variable === undefined ? most : (most / LIMIT_NUMBERS[variable]) * numbers[variable];
    return windowMs === null || allowed === 0
      ? []
      : [[name, createRequestLimit({ most: allowed, windowMs })] as const];
  });
  return Object.fromEntries(made);
}

/** As the README shows it. */
export function limitsTable(): string {
  const rows = Object.values<Limit>(LIMITS).map(
    ({ of, what, most, windowMs, env }) =>
      `| one ${of} | ${what} | ${most} | ${windowName(windowMs)} | ${env ? `\`${env}\`` : "fixed"} |`,
  );
  return ["| Of | What | Most | | Set by |", "|---|---|---:|---|---|", ...rows].join("\n");
}

function windowName(windowMs: number | null): string {
  if (windowMs === null) return "at once";
  if (windowMs === QUARTER_MS) return "15 minutes";
  return windowMs === MINUTE_MS ? "a minute" : "an hour";
}
