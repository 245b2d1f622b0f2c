import type { AccountRole } from "@gratweg/contracts/account-rules";
import type {
  AuditAnswer,
  Invitation,
  ManagedUser,
  MyBooking,
  UserChange,
  UsersAnswer,
} from "@gratweg/contracts";
import { createCall, type ApiOptions } from "./createCall";
import { readData, readList, readNothing, readObject } from "./readAnswer";
import { shaped, shapes } from "./shapes";

export interface UserQuery {
  /** Part of a name or an address. */
  q: string;
  role: AccountRole | null;
  state: ManagedUser["state"] | null;
  /** From 1. */
  page: number;
}

/** User management, for managers only; the server decides. */
export function createUsersApi(options: ApiOptions) {
  const call = createCall(options);
  const path = "/api/users";
  return {
    list(query: UserQuery, signal?: AbortSignal) {
      const parameters = writeUserQuery(query).toString();
      return call(`${path}${parameters && "?"}${parameters}`, shaped(readObject<UsersAnswer>, shapes.users), {
        signal,
      });
    },
    invite: (invitation: Invitation, signal?: AbortSignal) =>
      call(path, readData<ManagedUser>, { method: "POST", body: invitation, signal }),
    change: (id: number, change: UserChange, signal?: AbortSignal) =>
      call(`${path}/${id}`, readData<ManagedUser>, { method: "PATCH", body: change, signal }),
    remove: (id: number, signal?: AbortSignal) =>
      call(`${path}/${id}`, readNothing, { method: "DELETE", signal }),
    bookings: (id: number, signal?: AbortSignal) =>
      call(`${path}/${id}/bookings`, shaped(readList<MyBooking>, shapes.bookings), { signal }),
    inviteAgain: (id: number, signal?: AbortSignal) =>
      call(`${path}/${id}/invitation`, readNothing, { method: "POST", signal }),
    audit: ({ page }: { page: number }, signal?: AbortSignal) =>
      call(`${path}/audit?page=${page}`, shaped(readObject<AuditAnswer>, shapes.audit), { signal }),
  };
}

export type UsersApi = ReturnType<typeof createUsersApi>;

/** Parameters without what is not asked for. */
export function writeUserQuery({ q, role, state, page }: UserQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  if (q.trim() !== "") parameters.set("q", q.trim());
  if (role) parameters.set("role", role);
  if (state) parameters.set("state", state);
  if (page > 1) parameters.set("page", String(page));
  return parameters;
}
