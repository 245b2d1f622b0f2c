import type { FastifyRequest } from "fastify";
import { abortable } from "../../content/abortable";
import { requireSite } from "../../hosts/requireSite";
import { ProblemError, problems, RETRY_AFTER } from "../../http/problems";
import { microcopy } from "../../microcopy";
import type { SessionSource, SignedIn } from "../../ports";

/** Section 9: session check timeout. */
export const SESSION_CHECK_MS = 2_000;
/** Whoever asks for something of their own waits rather than being told to come again. */
const USER_LIMIT_MS = 5_000;
const CHALLENGE = { "www-authenticate": 'Bearer realm="gratweg"' };
/** Of every answer that depends on who asks. */
export const PRIVATE = { "cache-control": "private, no-store", vary: "Authorization" } as const;

/** Looks up the request's bearer token, each time anew; 503 when it does not answer in time. */
export interface UserGuard {
  /** Whom the token belongs to; 401 without a token or for one that proves nothing. */
  requireUser(request: FastifyRequest): Promise<SignedIn>;
  /** The same; 403 for everybody who is no manager. */
  requireManager(request: FastifyRequest): Promise<SignedIn>;
  /** For answers that everybody gets: undefined where `requireUser` would answer 401. */
  optionalUser(request: FastifyRequest): Promise<SignedIn | undefined>;
}

export function createUserGuard(sessions: SessionSource, limitMs = USER_LIMIT_MS): UserGuard {
  const optionalUser = async (request: FastifyRequest): Promise<SignedIn | undefined> => {
    requireSite(request);
    const token = bearerToken(request.headers.authorization);
    if (token === undefined) return undefined;
    const signal = AbortSignal.timeout(limitMs);
    const user = await abortable(sessions.user(token), signal).catch((error: unknown) => {
      request.log.warn({ err: error }, "session could not be checked");
      throw new ProblemError(problems.contentUnavailable(microcopy.sessionUnavailable), RETRY_AFTER);
    });
    return user?.blocked ? undefined : user;
  };
  const requireUser = async (request: FastifyRequest): Promise<SignedIn> => {
    const user = await optionalUser(request);
    if (!user) throw new ProblemError(problems.unauthorized(), CHALLENGE);
    return user;
  };
  return {
    optionalUser,
    requireUser,
    async requireManager(request) {
      const user = await requireUser(request);
      if (user.role !== "manager") throw new ProblemError(problems.forbidden(microcopy.managersOnly));
      return user;
    },
  };
}

export function bearerToken(header: string | undefined): string | undefined {
  const token = /^Bearer +([\w.~+/-]+=*) *$/i.exec(header ?? "")?.[1];
  return token !== undefined && token.length <= 4096 ? token : undefined;
}
