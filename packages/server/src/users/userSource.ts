import {
  auditEntry,
  managedUser,
  type AccountRole,
  type AuditAnswer,
  type ManagedUser,
  type USER_STATES,
  type UserChange,
} from "@gratweg/contracts";
import { z } from "zod";
import { readAnswer } from "../content/readAnswer";
import { internalCalls } from "../content/contentSystemCalls";
import { contract } from "../memberships/membershipSource";
import type { CallerContext } from "../ports";

export interface Paging {
  page: number;
  pageSize: number;
}
export interface UserQuery extends Paging {
  q: string;
  role: AccountRole | null;
  state: (typeof USER_STATES)[number] | null;
}
export interface InvitationOrder {
  /** The manager who asks. */
  actor: number;
  email: string;
  firstName: string;
  lastName: string;
  role: AccountRole;
  origin: string;
  portalName: string;
}

const REFUSALS = ["forbidden", "unknown-user", "own-account", "last-manager"] as const;
const refused = z.object({ outcome: z.enum(REFUSALS) });
const list = z.object({ data: z.array(managedUser), total: z.int() });
const trail = z.object({ data: z.array(auditEntry), total: z.int() });
const invited = z.union([
  z.object({ outcome: z.literal("invited"), user: managedUser }),
  z.object({ outcome: z.enum(["forbidden", "email-taken"]) }),
]);
const again = z.object({ outcome: z.enum(["invited", "not-invited", ...REFUSALS]) });
const changed = z.union([z.object({ outcome: z.literal("changed"), user: managedUser }), refused]);
const check = z.union([z.object({ outcome: z.literal("allowed"), contracts: z.array(contract) }), refused]);
const removed = z.object({ outcome: z.enum(["deleted", "membership-runs", ...REFUSALS]) });

export type UserRefusal = (typeof REFUSALS)[number] | "email-taken" | "not-invited";

/** Other people's accounts, for managers. Who acts is named each time; the content system decides whether they still may. */
export interface UserSource {
  list(query: UserQuery, context: CallerContext): Promise<{ data: ManagedUser[]; total: number }>;
  audit(paging: Paging, context: CallerContext): Promise<{ data: AuditAnswer["data"]; total: number }>;
  invite(order: InvitationOrder, context: CallerContext): Promise<z.infer<typeof invited>>;
  inviteAgain(
    id: number,
    order: { actor: number; origin: string; portalName: string },
    context: CallerContext,
  ): Promise<z.infer<typeof again>>;
  change(
    id: number,
    order: UserChange & { actor: number },
    context: CallerContext,
  ): Promise<z.infer<typeof changed>>;
  checkRemoval(id: number, actor: number, context: CallerContext): Promise<z.infer<typeof check>>;
  remove(
    id: number,
    order: { actor: number; membershipEnded: boolean },
    context: CallerContext,
  ): Promise<z.infer<typeof removed>>;
}

export function createUserSource(origin: string, secret: string, request: typeof fetch = fetch): UserSource {
  const call = internalCalls(origin, secret, request);
  const ask = async <Answer>(
    path: string,
    context: CallerContext,
    schema: z.ZodType<Answer>,
    body?: object,
  ): Promise<Answer> => readAnswer(await call(`users${path}`, context, body), schema);
  return {
    list({ q, role, state, page, pageSize }, context) {
      const query = new URLSearchParams({
        q,
        role: role ?? "",
        state: state ?? "",
        page: String(page),
        pageSize: String(pageSize),
      });
      return ask(`?${query.toString()}`, context, list);
    },
    audit: ({ page, pageSize }, context) => ask(`/audit?page=${page}&pageSize=${pageSize}`, context, trail),
    invite: (order, context) => ask("", context, invited, order),
    inviteAgain: (id, order, context) => ask(`/${id}/invitation`, context, again, order),
    change: (id, order, context) => ask(`/${id}/change`, context, changed, order),
    checkRemoval: (id, actor, context) => ask(`/${id}/deletion-check`, context, check, { actor }),
    remove: (id, order, context) => ask(`/${id}/deletion`, context, removed, order),
  };
}
