import type { ChangeRequest } from "@gratweg/backoffice/bookings/requests";
import type { SessionOrder } from "./end-sessions";
import { DOCUMENTS, type DocumentKind } from "./my-bookings";
import { foldEmailAddress, isEmailAddress } from "@gratweg/backoffice/email-address";
import type { DeletionProof } from "./deletion";
import type { Invited, UserChange } from "./manage";
import type { UserQuery } from "./managed-users";
import type { ProfileChange } from "./profile";
import type { Role } from "./rows";

/** The server has checked and tidied; here only what would do harm in a database or a mail is kept out. */

type Json = Readonly<Record<string, unknown>>;

const MOST = 2_147_483_647;
/** A zero byte, or half of a surrogate pair: no database takes them. */
const UNFIT = /\0|\p{Cs}/u;
const ORIGIN = /^https?:\/\/[a-z\d.:[\]-]{1,100}$/i;
const STATES = ["active", "unconfirmed", "invited", "blocked"] as const;
const ROLES = ["authenticated", "manager"] as const;

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isText(value: unknown, longest = 400): value is string {
  return typeof value === "string" && value.length <= longest && !UNFIT.test(value);
}

/** An identifier or a public number; also from an address, as text. */
export function wholeNumber(value: unknown): number | null {
  const number = typeof value === "string" && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : value;
  return Number.isInteger(number) && (number as number) >= 1 && (number as number) <= MOST
    ? (number as number)
    : null;
}

export function documentKind(value: unknown): DocumentKind | null {
  return DOCUMENTS.find((kind) => kind === value) ?? null;
}

export interface AccountChange extends ProfileChange {
  newsletter?: boolean;
  /** Where the person is: for the confirmation mail's link. */
  site: string;
  origin: string;
  textVersion: string;
}

export function accountChange(body: unknown): AccountChange | null {
  if (!isObject(body)) return null;
  const { firstName, lastName, phone, newsletter, site, origin, textVersion } = body;
  const texts = [firstName, lastName, phone].every((value) => value === undefined || isText(value));
  const right =
    texts &&
    (newsletter === undefined || typeof newsletter === "boolean") &&
    isText(site, 40) &&
    isText(textVersion, 40) &&
    isText(origin) &&
    ORIGIN.test(origin);
  return right
    ? {
        ...(firstName === undefined ? {} : { firstName: firstName as string }),
        ...(lastName === undefined ? {} : { lastName: lastName as string }),
        ...(phone === undefined ? {} : { phone: phone as string }),
        ...(newsletter === undefined ? {} : { newsletter: newsletter }),
        site,
        origin,
        textVersion,
      }
    : null;
}

export function deletionProof(body: unknown): DeletionProof | null {
  if (!isObject(body)) return null;
  const { password, email } = body;
  if ((password !== undefined && !isText(password)) || (email !== undefined && !isText(email))) return null;
  return {
    ...(password === undefined ? {} : { password }),
    ...(email === undefined ? {} : { email }),
  };
}

export interface Confirmation {
  token: string;
  /** Confirms; without it the link is only looked at. */
  password?: string;
  origin: string;
  /** With it a session begins along with the confirmation. */
  userAgent?: string;
}

/** Reads what confirms a registration; null: malformed. */
export function confirmation(body: unknown): Confirmation | null {
  if (!isObject(body)) return null;
  const { token, password, origin, userAgent } = body;
  const right = isText(token) && isText(origin) && ORIGIN.test(origin);
  const optional =
    (password === undefined || isText(password)) &&
    (userAgent === undefined || typeof userAgent === "string");
  return right && optional ? { token, password, origin, userAgent } : null;
}

/** Whether the server has ended a membership on the way. */
export function membershipEnded(body: unknown): boolean {
  return isObject(body) && body.membershipEnded === true;
}

const KEY = /^[\w-]{16,128}$/;

/** What a deletion is known by once the account is gone; null: none was sent. */
export function deletionKey(body: unknown): string | null {
  return isObject(body) && typeof body.key === "string" && KEY.test(body.key) ? body.key : null;
}

const SESSION_ID = /^[0-9a-f]{32}$/;

/** Ends one session, or keeps one and ends all others. */
export function sessionOrder(body: unknown): SessionOrder | null {
  if (!isObject(body)) return null;
  const { end, keep, asking, password } = body;
  const isId = (value: unknown): value is string => typeof value === "string" && SESSION_ID.test(value);
  if (!isId(asking)) return null;
  if (password !== undefined && !isText(password, 1000)) return null;
  const proof = { asking, ...(password === undefined ? {} : { password }) };
  if (isId(end) && keep === undefined) return { ending: { end }, ...proof };
  return keep === asking && end === undefined ? { ending: { keep: asking }, ...proof } : null;
}

export function savedTripChange(body: unknown): { tour: number; isSaved: boolean } | null {
  if (!isObject(body)) return null;
  const tour = wholeNumber(body.tour);
  return tour !== null && typeof body.isSaved === "boolean" ? { tour, isSaved: body.isSaved } : null;
}

/** Describes what a traveller asks of a booking; a change says which. */
export function changeRequest(body: unknown): { kind: ChangeRequest; message: string } | null {
  if (!isObject(body)) return null;
  const { kind, message = "" } = body;
  if ((kind !== "cancellation" && kind !== "change") || !isText(message, 1000)) return null;
  return kind === "cancellation" ? { kind, message: "" } : message === "" ? null : { kind, message };
}

export function userQuery(query: unknown): UserQuery | null {
  if (!isObject(query)) return null;
  const { q = "", role = "", state = "" } = query;
  const page = paging(query);
  if (!page || !isText(q, 200)) return null;
  const known = { role: ROLES.find((one) => one === role), state: STATES.find((one) => one === state) };
  if ((role !== "" && !known.role) || (state !== "" && !known.state)) return null;
  return { q, role: known.role ?? null, state: known.state ?? null, ...page };
}

export function paging(query: unknown): { page: number; pageSize: number } | null {
  if (!isObject(query)) return null;
  const page = wholeNumber(query.page ?? 1);
  const pageSize = wholeNumber(query.pageSize ?? 25);
  // So that the offset stays a number that databases know.
  if (page === null || pageSize === null || page > 1_000_000 || pageSize > 100) return null;
  return { page, pageSize };
}

export function actorOf(body: unknown): number | null {
  return isObject(body) ? wholeNumber(body.actor) : null;
}

export function invitedPerson(body: unknown): (Invited & { portalName: string; origin: string }) | null {
  if (!isObject(body)) return null;
  const { email, firstName, lastName, portalName, origin } = body;
  const role = ROLES.find((one) => one === body.role);
  const right =
    role &&
    isText(firstName) &&
    isText(lastName) &&
    isText(portalName, 100) &&
    isText(origin) &&
    ORIGIN.test(origin);
  return right && isText(email) && isEmailAddress(email)
    ? { email: foldEmailAddress(email), firstName, lastName, role, portalName, origin }
    : null;
}

export function invitationOrigin(body: unknown): { portalName: string; origin: string } | null {
  if (!isObject(body)) return null;
  const { portalName, origin } = body;
  return isText(portalName, 100) && isText(origin) && ORIGIN.test(origin) ? { portalName, origin } : null;
}

export function userChange(body: unknown): UserChange | null {
  if (!isObject(body)) return null;
  const { role, blocked } = body;
  const known: Role | undefined = ROLES.find((one) => one === role);
  if ((role !== undefined && !known) || (blocked !== undefined && typeof blocked !== "boolean")) return null;
  return { ...(known ? { role: known } : {}), ...(blocked === undefined ? {} : { blocked }) };
}
