import type { FastifyRequest } from "fastify";
import type { AccountSource } from "../accounts/accountSource";
import type { UserGuard } from "../sign-in/requireUser";
import { abortable } from "../../content/abortable";
import { ProblemError, problems, RETRY_AFTER } from "../../http/problems";
import type { MembershipSource } from "../payments/membershipSource";
import { microcopy } from "../../microcopy";
import type { SignedIn } from "../../ports";

/** As long as for the person: a slow answer is better than none. */
const MEMBERSHIP_LIMIT_MS = 5_000;

/** Whether whoever asks has paid access; decided each time, remembered never. */
export interface MemberAccess {
  /** Of somebody whose token was checked for this very request. 503 when it cannot be found out. */
  hasAccess(user: SignedIn, request: FastifyRequest): Promise<boolean>;
  /** Whether the member part of this trip is theirs to read: by a booking of it that was not cancelled, or by paid access. */
  opensTrip(user: SignedIn, number: number, request: FastifyRequest): Promise<boolean>;
  /** For what everybody gets: a visitor, and who brings a token that proves nothing, has none. */
  isMember(request: FastifyRequest): Promise<boolean>;
  /** The same, with who it is. */
  asker(request: FastifyRequest): Promise<{ user: SignedIn | undefined; isMember: boolean }>;
}

export function createMemberAccess(
  users: UserGuard,
  memberships: MembershipSource | undefined,
  accounts: Pick<AccountSource, "bookings"> | undefined,
): MemberAccess {
  const hasAccess: MemberAccess["hasAccess"] = async (user, request) => {
    // Memberships are found by the address, so it has to be this person's own.
    if (!user.confirmed) return false;
    const asked = memberships
      ? abortable(memberships.of(user), AbortSignal.timeout(MEMBERSHIP_LIMIT_MS))
      : Promise.reject(new Error("memberships are not set up"));
    const { hasAccess } = await asked.catch(unavailable(request, "membership could not be asked for"));
    return hasAccess;
  };
  const hasBooked = async ({ id, confirmed }: SignedIn, number: number, request: FastifyRequest) => {
    if (!confirmed || !accounts) return false;
    const bookings = await accounts
      .bookings(id)
      .catch(unavailable(request, "bookings could not be asked for"));
    return bookings.some(({ state, trip }) => state === "confirmed" && trip.number === number);
  };
  const opensTrip: MemberAccess["opensTrip"] = async (user, number, request) => {
    const rights = await Promise.allSettled([hasBooked(user, number, request), hasAccess(user, request)]);
    if (rights.some((right) => right.status === "fulfilled" && right.value)) return true;
    for (const right of rights) if (right.status === "rejected") throw right.reason;
    return false;
  };
  const asker: MemberAccess["asker"] = async (request) => {
    const user = await users.optionalUser(request);
    return { user, isMember: user !== undefined && (await hasAccess(user, request)) };
  };
  return { hasAccess, opensTrip, asker, isMember: async (request) => (await asker(request)).isMember };
}

function unavailable(request: FastifyRequest, what: string) {
  return (error: unknown): never => {
    request.log.warn({ err: error }, what);
    throw new ProblemError(problems.contentUnavailable(microcopy.members.accessUnavailable), RETRY_AFTER);
  };
}

/** Answers to these are nobody else's, whoever it turns out to be that asks. */
export function isPersonal(request: FastifyRequest): boolean {
  return request.headers.authorization !== undefined;
}
