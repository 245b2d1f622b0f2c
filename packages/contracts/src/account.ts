import { z } from "zod";
import { ROLES } from "./account-rules";
import { boundedText } from "./bounded";
import { membership } from "./membership";
import { tripCard } from "./trip";

/** Answer of `GET /api/users/me`: the presence of `id` proves a valid session (section 3). */
export const meAnswer = z.looseObject({ id: z.union([z.int(), z.string()]) });
export type MeAnswer = z.infer<typeof meAnswer>;

export const account = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  role: z.enum(ROLES),
  /** Bookings join the account once the address is confirmed. */
  confirmed: z.boolean(),
  /** False for somebody who only signs in by a social provider. */
  hasPassword: z.boolean(),
  createdAt: z.iso.datetime(),
  newsletter: z.enum(["none", "pending", "confirmed"]),
  membership: membership.nullable(),
});
export type Account = z.infer<typeof account>;
/** Of `GET` and `PATCH /api/account`. */
export const accountAnswer = z.object({ data: account });

/** Where somebody is signed in. Browser and system as people call them; null: not known. */
export const accountSession = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** On a public or shared computer: two hours instead of thirty days. */
  isShared: z.boolean(),
  /** The one that asks. */
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
  /** To within five minutes. */
  lastSeenAt: z.iso.datetime(),
});
export type AccountSession = z.infer<typeof accountSession>;
/**
 * `GET /api/account/sessions`, the one that asks first. `DELETE /api/account/sessions/{id}` ends one, `DELETE /api/account/sessions` all
 * but the one that asks; both answer 204.
 */
export const accountSessionsAnswer = z.object({ data: z.array(accountSession) });

/** `PATCH /api/account`: what is not named stays. `newsletter: true` asks for it by the usual confirmation mail. */
export const accountChange = z.object({
  firstName: boundedText(400).optional(),
  lastName: boundedText(400).optional(),
  phone: boundedText(400).optional(),
  newsletter: z.boolean().optional(),
});
export type AccountChange = z.infer<typeof accountChange>;

/** `DELETE /api/account`: by the password, or without one by the account's own address, typed. */
export const accountDeletion = z.object({
  password: boundedText(400).optional(),
  email: boundedText(400).optional(),
});
/**
 * 200. Bookings stay with the operators as the law wants them kept; a membership that runs is cancelled at once.
 */
export const accountDeletionAnswer = z.object({ data: z.object({ deletedAt: z.iso.datetime() }) });

/** `DELETE /api/account/sessions` and `/{id}`, where the session that asks began more than fifteen minutes ago. */
export const sessionEndProof = z.object({ password: boundedText(400).optional() });

/** `GET /api/account/saved-trips`, newest first; `PUT` and `DELETE /api/account/saved-trips/{number}` answer 204. */
export const savedTripsAnswer = z.object({ data: z.array(tripCard) });
export type SavedTripsAnswer = z.infer<typeof savedTripsAnswer>;
