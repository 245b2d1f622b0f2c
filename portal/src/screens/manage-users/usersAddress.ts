import type { UserQuery } from "@gratweg/flows";
import { paths } from "@gratweg/contracts/routes";

const ROLES = ["authenticated", "manager"] as const;
const STATES = ["active", "unconfirmed", "invited", "blocked"] as const;

export type UsersTab = "users" | "audit";

export interface UsersPlace {
  tab: UsersTab;
  query: UserQuery;
  auditPage: number;
}

/** What the address says; what it says wrongly is left out. */
export function readUsersPlace(search: string): UsersPlace {
  const named = new URLSearchParams(search);
  return {
    tab: named.get("ansicht") === "protokoll" ? "audit" : "users",
    query: {
      q: named.get("q") ?? "",
      role: ROLES.find((role) => role === named.get("rolle")) ?? null,
      state: STATES.find((state) => state === named.get("zustand")) ?? null,
      page: pageOf(named.get("seite")),
    },
    auditPage: pageOf(named.get("protokollseite")),
  };
}

/** Only what is not the default, so that addresses stay short and equal ones are the same. */
export function usersHref({ tab, query: { q, role, state, page }, auditPage }: UsersPlace): string {
  const named = Object.entries({
    ansicht: tab === "audit" ? "protokoll" : "",
    q,
    rolle: role ?? "",
    zustand: state ?? "",
    seite: page > 1 ? String(page) : "",
    protokollseite: auditPage > 1 ? String(auditPage) : "",
  }).filter(([, value]) => value !== "");
  const search = new URLSearchParams(named).toString();
  return `${paths.manageUsers()}${search && `?${search}`}`;
}

function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
