import {
  accountChange,
  actorOf,
  confirmation,
  deletionProof,
  documentKind,
  invitationOrigin,
  invitedPerson,
  paging,
  savedTripChange,
  sessionOrder,
  userChange,
  userQuery,
  wholeNumber,
} from "./request-shape";

const origin = "https://wandern.gratweg.example";
const place = { site: "hiking", origin, textVersion: "2026-1" };
const person = { email: "Ännè@Post.example", firstName: "Ä", lastName: "O", role: "manager" };
const link = { origin, portalName: "Gratweg" };
/** What JSON may hold where something else is expected. */
const ODD: unknown[] = [
  null,
  undefined,
  [],
  7,
  "text",
  true,
  {},
  { length: { toString: null } },
  { toString: null },
  { __proto__: null },
];

it("numbers are those that databases know, from a body or from an address", () => {
  expect(["1", 7, "2147483647"].map(wholeNumber)).toEqual([1, 7, 2_147_483_647]);
  for (const wrong of [
    0,
    -1,
    1.5,
    NaN,
    2_147_483_648,
    "0",
    "01",
    "1e3",
    " 1",
    "9999999999",
    ...ODD.filter((value) => value !== 7),
  ])
    expect(wholeNumber(wrong)).toBeNull();
});

it.each(
  Object.entries({ accountChange, confirmation, savedTripChange, actorOf, invitedPerson, invitationOrigin }),
)("%s takes nothing odd for a request", (_name, read) => {
  for (const odd of ODD) expect(read(odd)).toBeNull();
});

it("a confirmation names the link's token, the password and the site", () => {
  const order = { token: "t".repeat(43), password: "Bergschuh-2027", origin };
  expect(confirmation({ ...order, clientAddress: "192.0.2.1" })).toEqual(order);
  for (const wrong of [{ token: 7 }, { password: "a".repeat(401) }, { origin: "javascript:alert(1)" }])
    expect(confirmation({ ...order, ...wrong })).toBeNull();
});

it("a deletion is proven by texts, or by nothing", () => {
  expect(deletionProof({ password: "a", email: "b", x: 1 })).toEqual({ password: "a", email: "b" });
  for (const odd of [null, [], 7, { password: 7 }, { email: ["a"] }]) expect(deletionProof(odd)).toBeNull();
  expect(deletionProof({})).toEqual({});
});

it("a change names what it changes, and nothing else gets through", () => {
  expect(accountChange({ ...place, phone: "", role: "manager", email: "x" })).toEqual({
    ...place,
    phone: "",
  });
  for (const wrong of [
    { ...place, firstName: 7 },
    { ...place, firstName: "\0" },
    { ...place, lastName: "\ud800" },
    { ...place, phone: "1".repeat(401) },
    { ...place, newsletter: "ja" },
    { ...place, origin: "javascript:alert(1)" },
    { ...place, origin: `${origin}/a?b` },
  ])
    expect(accountChange(wrong)).toBeNull();
});

it("an invited person's address has one spelling", () => {
  expect(invitedPerson({ ...person, ...link })).toEqual({ ...person, ...link, email: "ännè@post.example" });
  for (const wrong of [
    { email: "a@b.example, c@d.example" },
    { email: ["a@b.example"] },
    { email: "a@b.example\r\nBcc: c@d.example" },
    { role: "admin" },
    { firstName: "\0" },
    { origin: "//evil.example" },
  ])
    expect(invitedPerson({ ...person, ...link, ...wrong })).toBeNull();
});

it("one session ends, or all but one, and never all by a slip", () => {
  const id = "5".repeat(32);
  const who = { asking: id };
  expect([sessionOrder({ end: id, ...who }), sessionOrder({ keep: id, ...who, password: "x" })]).toEqual([
    { ending: { end: id }, ...who },
    { ending: { keep: id }, ...who, password: "x" },
  ]);
  const other = "0".repeat(32);
  for (const wrong of [
    {},
    { keep: "" },
    { end: "kurz" },
    { end: [id] },
    { end: id, keep: id },
    { keep: other },
  ])
    expect(sessionOrder({ ...wrong, ...who })).toBeNull();
  for (const wrong of [null, { end: id }, { end: id, asking: id, password: 7 }, { end: id, asking: "kurz" }])
    expect(sessionOrder(wrong)).toBeNull();
});

it("a query has bounds", () => {
  expect(userQuery({})).toEqual({ q: "", role: null, state: null, page: 1, pageSize: 25 });
  expect(userQuery({ q: "a", role: "manager", state: "invited", page: "2", pageSize: "100" })).toEqual({
    q: "a",
    role: "manager",
    state: "invited",
    page: 2,
    pageSize: 100,
  });
  for (const wrong of [
    { role: "public" },
    { state: "toString" },
    { page: "1000001" },
    { pageSize: "101" },
    { q: "a".repeat(201) },
    { q: ["a"] },
    { q: { $ne: "" } },
  ])
    expect(userQuery(wrong)).toBeNull();
  expect(paging({ page: "0" })).toBeNull();
});

it("a change of an account is a role, a block, or nothing", () => {
  expect(userChange({ role: "manager", blocked: false, id: 1 })).toEqual({ role: "manager", blocked: false });
  expect(userChange({})).toEqual({});
  for (const wrong of [null, [], { role: "public" }, { role: {} }, { blocked: 1 }])
    expect(userChange(wrong)).toBeNull();
  expect(["confirmation", "calendar", "toString", ""].map(documentKind)).toEqual([
    "confirmation",
    "calendar",
    null,
    null,
  ]);
});
