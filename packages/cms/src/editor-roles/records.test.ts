import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BOOKING, hideSecrets, OUTBOX, RECORDS, USER, withdrawWrites } from "./records";
import { DRAFTED, EDITOR_ROLES, HOUSE, MONEY } from "./roles";

const DEPARTURE = "api::departure.departure";
const SUBSCRIBER = "api::newsletter-subscriber.newsletter-subscriber";

it("withdraws making, changing, deleting and publishing from what machines write, and from nothing else", () => {
  const verbs = ["create", "read", "update", "delete", "publish"];
  const actions = new Map(
    verbs.map((verb) => [`plugin::content-manager.explorer.${verb}`, { subjects: [...RECORDS, DEPARTURE] }]),
  );
  withdrawWrites({ get: (id) => actions.get(id) });
  expect([...actions.values()].map(({ subjects }) => subjects)).toEqual([
    [DEPARTURE],
    [...RECORDS, DEPARTURE],
    [DEPARTURE],
    [DEPARTURE],
    [DEPARTURE],
  ]);
  expect(RECORDS).toEqual(expect.arrayContaining([BOOKING, OUTBOX, SUBSCRIBER]));
});

it("hides private fields of records and accounts from editors, passwords too", () => {
  const types = {
    [SUBSCRIBER]: {
      attributes: { email: { type: "email" }, tokenSeed: { type: "string", private: true } },
    },
    [USER]: {
      attributes: {
        password: { type: "password", private: true },
        resetPasswordToken: { type: "string", private: true },
      },
    },
    [DEPARTURE]: { attributes: { memberPriceCents: { type: "integer", private: true } } },
  };
  hideSecrets(types);
  expect(types).toEqual({
    [SUBSCRIBER]: {
      attributes: {
        email: { type: "email" },
        tokenSeed: { type: "string", private: true, searchable: false },
      },
      config: { attributes: { tokenSeed: { hidden: true } } },
    },
    [USER]: {
      attributes: {
        password: { type: "password", private: true, searchable: false },
        resetPasswordToken: { type: "string", private: true, searchable: false },
      },
      config: { attributes: { password: { hidden: true }, resetPasswordToken: { hidden: true } } },
    },
    [DEPARTURE]: { attributes: { memberPriceCents: { type: "integer", private: true } } },
  });
});

it("gives no role a right to write a record, and publishing of content to one alone", () => {
  const rights = EDITOR_ROLES.flatMap(({ name, rights: all }) =>
    all.flatMap(({ subjects, verbs }) =>
      subjects.flatMap((subject) => verbs.map((verb) => ({ name, subject, verb }))),
    ),
  );
  const records: readonly string[] = RECORDS;
  expect(rights.filter(({ subject, verb }) => records.includes(subject) && verb !== "read")).toEqual([]);
  const who = (subjects: readonly string[]) => [
    ...new Set(
      rights
        .filter(({ subject, verb }) => subjects.includes(subject) && verb === "publish")
        .map(({ name }) => name),
    ),
  ];
  expect([who([...DRAFTED, ...HOUSE]), who(MONEY)]).toEqual([["Redaktion"], ["Verwaltung"]]);
});

interface Schema {
  attributes: Record<string, { type: string; target?: string }>;
}
function schemaOf(uid: string): Schema {
  const [api = "", name = ""] = uid.replace(/^api::/, "").split(".");
  const file = join(__dirname, "../api", api, "content-types", name, "schema.json");
  return JSON.parse(readFileSync(file, "utf8")) as Schema;
}

it("lets no author write a relation to what binds the house", () => {
  const author = EDITOR_ROLES.find(({ code }) => code === "gratweg-author");
  const reached = DRAFTED.flatMap((uid) =>
    Object.entries(schemaOf(uid).attributes)
      .filter(([, { target }]) => target && HOUSE.includes(target))
      .map(([field]) => ({ uid, field })),
  );
  expect(reached).toContainEqual({ uid: "api::tour.tour", field: "departures" });
  const written = reached.filter(({ uid, field }) =>
    author?.rights.some(
      ({ subjects, verbs, fields, without = [] }) =>
        subjects.includes(uid) &&
        verbs.some((verb) => verb === "create" || verb === "update") &&
        (fields ?? [field]).includes(field) &&
        !without.includes(field),
    ),
  );
  expect(written).toEqual([]);
});
