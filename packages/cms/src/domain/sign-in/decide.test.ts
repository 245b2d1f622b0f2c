import { decideForgotten, decideRegistration, decideResend, isPast, linkColumns } from "./decide";
import type { StoredAccount } from "./stored";

const account: StoredAccount = {
  ...{ id: 1, documentId: "doc", email: "anna@post.example", passwordHash: "hash" },
  ...{ firstName: "Anna", lastName: "Ott", confirmed: false, blocked: false },
  ...{ confirmationExpiresAt: null, resetExpiresAt: null },
};
const typed = { isNew: false, firstName: "Eva", lastName: "Neu" };
const blocked = { ...account, blocked: true };
const confirmed = { ...account, confirmed: true };
const invited = { ...account, passwordHash: null };
const first = { mail: "account-first-password", link: "invitation" };

describe("registering", () => {
  it("makes an account, tells whoever has one, and says nothing to who is blocked", () => {
    expect(decideRegistration(account, { ...typed, isNew: true })).toMatchObject({
      ...{ mail: "account-confirm", link: "confirm", change: {} },
    });
    expect(decideRegistration(confirmed, typed)).toEqual({ mail: "account-known", link: null, change: {} });
    for (const one of [blocked, { ...confirmed, blocked: true }])
      expect(decideRegistration(one, typed)).toBeNull();
  });

  it("before confirmation takes password and link away; names are those of who registered last", () => {
    expect(decideRegistration(account, typed)).toEqual({
      ...first,
      change: {
        ...{ passwordHash: null, confirmationHash: null, confirmationExpiresAt: null },
        ...{ firstName: "Eva", lastName: "Neu" },
      },
    });
  });

  it("of somebody who was invited keeps the names that the invitation gave", () => {
    expect(decideRegistration(invited, typed)?.change).toMatchObject({ firstName: "Anna", lastName: "Ott" });
    const nameless = { ...invited, firstName: null, lastName: null };
    expect(decideRegistration(nameless, typed)?.change).toMatchObject({ firstName: "Eva", lastName: "Neu" });
  });
});

it("a mail that has not come leads to what is missing: the password, or the confirmation", () => {
  expect(decideResend(invited)).toEqual({ ...first, change: {} });
  expect(decideResend(account)).toEqual({ mail: "account-confirm", link: "confirm", change: {} });
  for (const one of [undefined, blocked, confirmed]) expect(decideResend(one)).toBeNull();
});

it("a forgotten password of nobody, or of who is blocked, is no mail", () => {
  expect(decideForgotten(confirmed)).toEqual({ mail: "account-reset", link: "reset", change: {} });
  expect(decideForgotten(account)).toMatchObject(first);
  for (const one of [undefined, blocked, { ...confirmed, blocked: true }])
    expect(decideForgotten(one)).toBeNull();
});

it("a link is over at its moment, and where it has none", () => {
  const at = new Date("2027-01-10T09:00:00Z");
  expect(isPast(at, at)).toBe(true);
  expect(isPast(at, new Date(at.getTime() - 1))).toBe(false);
  expect(isPast(null, new Date(0))).toBe(true);
});

it("a link to confirm by is kept apart from those to a password", () => {
  const at = new Date("2027-01-10T09:00:00Z");
  expect(linkColumns("confirm", "h", at)).toEqual({ confirmationHash: "h", confirmationExpiresAt: at });
  for (const purpose of ["reset", "invitation"] as const)
    expect(linkColumns(purpose, "h", at)).toEqual({ resetHash: "h", resetExpiresAt: at });
});
