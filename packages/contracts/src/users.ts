import { z } from "zod";
import { ROLES } from "./account-rules";
import { boundedText } from "./bounded";

/** `invited`: has not set a password yet. `unconfirmed`: has not opened the confirmation mail yet. */
export const USER_STATES = ["active", "unconfirmed", "invited", "blocked"] as const;

export const managedUser = z.object({
  id: z.int().positive(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  state: z.enum(USER_STATES),
  isMember: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSignInAt: z.iso.datetime().nullable(),
});
export type ManagedUser = z.infer<typeof managedUser>;

/** Answer of `GET /api/users?q&role&state&page&pageSize`: by name, 25 a page unless told, at most 100. */
export const usersAnswer = z.object({
  data: z.array(managedUser),
  meta: z.object({
    pagination: z.object({
      page: z.int().min(1),
      pageSize: z.int().min(1),
      pageCount: z.int().min(0),
      total: z.int().min(0),
    }),
  }),
});
export type UsersAnswer = z.infer<typeof usersAnswer>;

/** `POST /api/users`: invites by mail. A known address is 409, because a manager sees all addresses anyway. */
export const invitation = z.object({
  email: boundedText(400),
  firstName: boundedText(400),
  lastName: boundedText(400),
  role: z.enum(ROLES),
});
export type Invitation = z.infer<typeof invitation>;

/** `PATCH /api/users/{id}`; `DELETE` answers 204, `POST /api/users/{id}/invitation` sends the mail once more (202). */
export const userChange = z.object({ role: z.enum(ROLES).optional(), blocked: z.boolean().optional() });
export type UserChange = z.infer<typeof userChange>;
export const userAnswer = z.object({ data: managedUser });

export const AUDIT_ACTIONS = [
  "invited",
  "invited-again",
  "blocked",
  "unblocked",
  "role-changed",
  "deleted",
] as const;
export const auditEntry = z.object({
  id: z.int().positive(),
  at: z.iso.datetime(),
  action: z.enum(AUDIT_ACTIONS),
  /** Who did it and to whom, as they were called then. */
  actor: z.string(),
  target: z.string(),
  /** Of a changed role: the new one. */
  role: z.enum(ROLES).nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
/** Answer of `GET /api/users/audit?page&pageSize`, newest first. */
export const auditAnswer = usersAnswer.extend({ data: z.array(auditEntry) });
export type AuditAnswer = z.infer<typeof auditAnswer>;
