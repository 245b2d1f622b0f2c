import type { FastifyRequest } from "fastify";
import type { UserGuard } from "../api/requireUser";
import { abortable } from "../content/abortable";
import { ProblemError, problems, RETRY_AFTER } from "../http/problems";
import type { MembershipSource } from "../memberships/membershipSource";
import { microcopy } from "../microcopy";
import type { SignedIn } from "../ports";

/** As long as for the person: a slow answer is better than none. */
const MEMBERSHIP_LIMIT_MS = 5_000;

/** Whether whoever asks has paid access; decided by the content system each time, remembered never. */
export interface MemberAccess {
  /** Of somebody whose token was checked for this very request. 503 when it cannot be found out. */
  hasAccess(user: SignedIn, request: FastifyRequest): Promise<boolean>;
  /** For what everybody gets: a visitor, and who brings a token that proves nothing, has none. */
  isMember(request: FastifyRequest): Promise<boolean>;
  /** The same, with who it is. */
  asker(request: FastifyRequest): Promise<{ user: SignedIn | undefined; isMember: boolean }>;
}

export function createMemberAccess(
  users: UserGuard,
  memberships: MembershipSource | undefined,
): MemberAccess {
  const hasAccess: MemberAccess["hasAccess"] = async (user, request) => {
    // Memberships are found by the address, so it has to be this person's own.
    if (!user.confirmed) return false;
    const signal = AbortSignal.timeout(MEMBERSHIP_LIMIT_MS);
    const asked = memberships
      ? abortable(memberships.of(user, { signal, clientAddress: request.ip }), signal)
      : Promise.reject(new Error("memberships are not set up"));
    const { hasAccess } = await asked.catch((error: unknown) => {
      request.log.warn({ err: error }, "membership could not be asked for");
      throw new ProblemError(problems.contentUnavailable(microcopy.members.accessUnavailable), RETRY_AFTER);
    });
    return hasAccess;
  };
  const asker: MemberAccess["asker"] = async (request) => {
    const user = await users.optionalUser(request);
    return { user, isMember: user !== undefined && (await hasAccess(user, request)) };
  };
  return { hasAccess, asker, isMember: async (request) => (await asker(request)).isMember };
}

/** Answers to these are nobody else's, whoever it turns out to be that asks. */
export function isPersonal(request: FastifyRequest): boolean {
  return request.headers.authorization !== undefined;
}
