import {
  myBooking,
  ROLES,
  type ChangeRequest,
  type MyBooking,
  type TRIP_DOCUMENTS,
} from "@gratweg/contracts";
import { z } from "zod";
import { readAnswer } from "../content/readAnswer";
import { internalCalls } from "../content/contentSystemCalls";
import { contract } from "../memberships/membershipSource";
import type { CallerContext } from "../ports";

const profile = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  role: z.enum(ROLES),
  confirmed: z.boolean(),
  hasPassword: z.boolean(),
  createdAt: z.iso.datetime(),
  newsletter: z.enum(["none", "pending", "confirmed"]),
});
/** What the content system knows of an account; the membership comes from its own source. */
export type AccountProfile = z.infer<typeof profile>;
const paper = z.object({ fileName: z.string(), mediaType: z.string(), content: z.string() });
export type Paper = z.infer<typeof paper>;
export type PaperKind = (typeof TRIP_DOCUMENTS)[number];

export const deletionCheck = z.union([
  z.object({ outcome: z.literal("allowed"), contracts: z.array(contract) }),
  z.object({ outcome: z.enum(["wrong-password", "wrong-email", "last-manager", "unknown-user"]) }),
]);
export type DeletionCheck = z.infer<typeof deletionCheck>;
const deletion = z.object({
  /** `membership-runs`: one has begun since the check. */
  outcome: z.enum(["deleted", "last-manager", "membership-runs"]),
  deletedAt: z.iso.datetime(),
});
const receipt = z.object({ deletedAt: z.iso.datetime() });
const saved = z.object({ outcome: z.enum(["saved", "forgotten", "too-many", "unknown-user"]) });

const requested = z.union([
  z.object({ outcome: z.literal("asked"), data: myBooking }),
  z.object({ outcome: z.literal("closed") }),
]);

const session = z.object({
  id: z.string(),
  kind: z.enum(["normal", "shared"]),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type KnownSession = z.infer<typeof session>;
const sessionEnd = z.object({ outcome: z.enum(["ended", "unknown", "wrong-password", "sign-in-old"]) });
export type SessionEnd = z.infer<typeof sessionEnd>;
/** One, or all but the one that asks, which is kept. */
export type SessionOrder = ({ end: string } | { keep: string }) & { asking: string; password?: string };

export interface AccountOrder {
  firstName?: string;
  lastName?: string;
  phone?: string;
  newsletter?: boolean;
  /** Where the person is: for a confirmation mail. */
  site: string;
  origin: string;
  textVersion: string;
}

/** Everything about one's own account. Undefined: there is no such account (any more). Rejects when nobody can be asked. */
export interface AccountSource {
  read(userId: number, context: CallerContext): Promise<AccountProfile | undefined>;
  change(userId: number, order: AccountOrder, context: CallerContext): Promise<AccountProfile | undefined>;
  export(userId: number, context: CallerContext): Promise<Record<string, unknown> | undefined>;
  checkDeletion(
    userId: number,
    proof: { password?: string; email?: string },
    context: CallerContext,
  ): Promise<DeletionCheck>;
  remove(
    userId: number,
    order: { membershipEnded: boolean; key: string | undefined },
    context: CallerContext,
  ): Promise<z.infer<typeof deletion>>;
  /** Of a deletion that brought this key, for a day. Undefined: there was none. */
  deletionReceipt(key: string, context: CallerContext): Promise<z.infer<typeof receipt> | undefined>;
  sessions(userId: number, context: CallerContext): Promise<KnownSession[]>;
  /** After a proof, unless the one that asks has just begun or ends itself. */
  endSessions(userId: number, order: SessionOrder, context: CallerContext): Promise<SessionEnd>;
  savedTrips(userId: number, context: CallerContext): Promise<number[]>;
  saveTrip(
    userId: number,
    order: { tour: number; isSaved: boolean },
    context: CallerContext,
  ): Promise<z.infer<typeof saved>["outcome"]>;
  bookings(userId: number, context: CallerContext): Promise<MyBooking[]>;
  booking(userId: number, number: number, context: CallerContext): Promise<MyBooking | undefined>;
  /** `closed`: cancelled, or the trip has begun. */
  request(
    userId: number,
    number: number,
    order: ChangeRequest,
    context: CallerContext,
  ): Promise<MyBooking | "closed" | undefined>;
  paper(
    userId: number,
    order: { number: number; kind: PaperKind },
    context: CallerContext,
  ): Promise<Paper | undefined>;
}

const of = <Data extends z.ZodType>(data: Data) => z.object({ data });

/** The content system's internal routes about one account. */
export function createAccountSource(
  origin: string,
  secret: string,
  request: typeof fetch = fetch,
): AccountSource {
  const call = internalCalls(origin, secret, request);
  const known = async <Data>(
    path: string,
    context: CallerContext,
    schema: z.ZodType<{ data: Data }>,
    body?: object,
  ): Promise<Data | undefined> => {
    const response = await call(`accounts/${path}`, context, body);
    return response.status === 404 ? undefined : (await readAnswer(response, schema)).data;
  };
  return {
    read: (id, context) => known(`${id}`, context, of(profile)),
    change: (id, order, context) => known(`${id}`, context, of(profile), order),
    export: (id, context) => known(`${id}/export`, context, of(z.record(z.string(), z.unknown()))),
    async checkDeletion(id, proof, context) {
      return readAnswer(await call(`accounts/${id}/deletion-check`, context, proof), deletionCheck);
    },
    async remove(id, order, context) {
      return readAnswer(await call(`accounts/${id}/deletion`, context, order), deletion);
    },
    async deletionReceipt(key, context) {
      const response = await call("deletion-receipts", context, { key });
      return response.status === 404 ? undefined : readAnswer(response, receipt);
    },
    async sessions(id, context) {
      return (await known(`${id}/sessions`, context, of(z.array(session)))) ?? [];
    },
    async endSessions(id, order, context) {
      return readAnswer(await call(`accounts/${id}/sessions`, context, order), sessionEnd);
    },
    async savedTrips(id, context) {
      return (await known(`${id}/saved-trips`, context, of(z.array(z.int())))) ?? [];
    },
    async saveTrip(id, order, context) {
      return (await readAnswer(await call(`accounts/${id}/saved-trips`, context, order), saved)).outcome;
    },
    async bookings(id, context) {
      return (await known(`${id}/bookings`, context, of(z.array(myBooking)))) ?? [];
    },
    booking: (id, number, context) => known(`${id}/bookings/${number}`, context, of(myBooking)),
    async request(id, number, order, context) {
      const response = await call(`accounts/${id}/bookings/${number}/requests`, context, order);
      if (response.status === 404) return undefined;
      const answer = await readAnswer(response, requested);
      return answer.outcome === "asked" ? answer.data : answer.outcome;
    },
    paper: (id, { number, kind }, context) =>
      known(`${id}/bookings/${number}/documents/${kind}`, context, of(paper)),
  };
}
