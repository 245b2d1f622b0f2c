import { asksForDrafts, publicQuery } from "./queries";
import type { Caller } from "./callers";
import type { Refusal } from "./refusals";
import { isBeforeSignIn, kindOf, publicRoute } from "./routes";
import { refusePacked, refuseSize, refuseWrite, type Write } from "./writing";

export interface Question extends Write {
  method: string;
  path: string;
  querystring: string;
  /** As Strapi reads it; reading it costs, so it is asked for where it counts. */
  query: () => unknown;
  authorization: string;
  /** Whether the bearer is a session's token that this system has signed. */
  isSigned: () => boolean;
}

export interface Place {
  /** Whether editors' screens and the own server have a listener of their own. */
  isDivided: boolean;
  /** Whether this request came to it. */
  isAdminListener: boolean;
  /** Whether editors' screens answer by the name that this request gives: a page whose name leads here would else be theirs (DNS rebinding). */
  isEditorsName: boolean;
  /** Origins of the sites. */
  sites: readonly string[];
}

/** Whose requests a call is counted among. */
export type Counted = "address" | "sign-in" | "files" | "token";

export type Decision =
  | { refusal: Refusal }
  /** `query`: what it is replaced by. */
  | { refusal: null; query?: string; countedBy?: Counted };

const refuse = (status: number, message: string): Decision => ({ refusal: { status, message } });
const UNKNOWN = refuse(404, "Not Found");
const MISDIRECTED = refuse(421, "Editors' screens are not reached by this name.");
const UNPROVEN = refuse(401, "Missing or invalid credentials");
const PASS: Decision = { refusal: null };
/** A character that no word has; in the name of a column, which Strapi hands on, it ends the statement there. */
const NUL = /%00/;

/** Who may go on to Strapi: below `/api` nobody but by the table of public routes or by a secret of ours. */
export async function decide(
  question: Question,
  { isDivided, isAdminListener, isEditorsName, sites }: Place,
  callerOf: (authorization: string) => Promise<Caller | null>,
): Promise<Decision> {
  const { method, path, querystring, query, authorization } = question;
  const kind = kindOf(path);
  const isOpenHere = !isDivided || isAdminListener;
  if (kind === "unclean" || NUL.test(querystring)) return refuse(400, "Bad Request");
  const packed = refusePacked(question);
  if (packed) return { refusal: packed };
  const isRead = method === "GET" || method === "HEAD";
  if (kind === "health") return isRead ? PASS : UNKNOWN;
  if (kind === "upload") return isRead ? { refusal: null, countedBy: "files" } : UNKNOWN;
  if (kind === "admin") {
    if (!isOpenHere) return UNKNOWN;
    if (!isEditorsName) return MISDIRECTED;
    const size = method !== "GET" && isBeforeSignIn(path) ? refuseSize(question) : null;
    return size ? { refusal: size } : PASS;
  }
  if (kind === "internal" && !isOpenHere) return UNKNOWN;

  const caller = await callerOf(authorization);
  if (kind === "internal") return caller?.kind === "service" ? PASS : UNPROVEN;
  if (caller?.kind === "reader") {
    if (caller.hasFullAccess && !isOpenHere)
      return refuse(403, "Tokens of full access are taken by the editors' listener alone.");
    const isDraft = !caller.hasFullAccess && asksForDrafts(query());
    return isDraft ? refuse(403, "This token reads what is published.") : PASS;
  }

  const route = publicRoute(method, path);
  if (!route) return UNPROVEN;
  const refusal = route.method === "POST" ? refuseWrite(question, sites) : null;
  if (refusal) return { refusal };
  const allowed = publicQuery(route.query, querystring);
  if (allowed === null) return refuse(400, "This call is not asked like this.");
  if (route.query !== "me")
    // Any website's pictures may use up the calls of its visitors' address, and send none of these.
    return { refusal: null, query: allowed, countedBy: route.method === "POST" ? "sign-in" : "address" };
  // The own server asks in the name of many.
  return !question.isSigned() ? UNPROVEN : { refusal: null, query: allowed, countedBy: "token" };
}
