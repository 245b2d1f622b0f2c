import type { ApiFailure } from "./ApiFailure";
import { createAccountApi } from "./accountApi";
import { createMemberApi } from "./memberApi";
import { createPortalContentApi } from "./portalContentApi";
import { createUsersApi } from "./usersApi";

const broken: readonly unknown[] = [
  {},
  [],
  null,
  { data: null },
  { data: {} },
  { data: [null, 1] },
  { data: [{}] },
];

describe.each<[string, (options: { fetch: typeof fetch }) => Promise<unknown>]>([
  ["bookings", (options) => createMemberApi(options).bookings()],
  ["a member's trip", (options) => createMemberApi(options).memberTrip(1)],
  ["offers", (options) => createMemberApi(options).offers()],
  ["the account", (options) => createAccountApi(options).read()],
  ["sessions", (options) => createAccountApi(options).sessions()],
  ["saved trips", (options) => createAccountApi(options).savedTrips()],
  ["users", (options) => createUsersApi(options).list({ q: "", role: null, state: null, page: 1 })],
  ["the audit trail", (options) => createUsersApi(options).audit({ page: 1 })],
  ["plans", (options) => createPortalContentApi(options).plans()],
])("an answer for %s", (_, ask) => {
  it.each(broken.map((body) => JSON.stringify(body)))("%s cannot be read", async (body) => {
    const failure = ask({ fetch: () => Promise.resolve(new Response(body)) }).catch(
      (error: unknown) => error,
    );
    expect(((await failure) as ApiFailure).kind).toBe("unreadable");
  });
});
