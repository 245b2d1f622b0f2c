import { z } from "zod";
import { openApiDocument } from "./openapi";
import { PROBLEM_TYPES } from "./problem";
import { SEARCH_PARAMETERS } from "./search-query";

interface Operation {
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { $ref: string } }> };
  responses: Record<
    string,
    { description: string; headers?: Record<string, unknown>; content: Record<string, { schema: unknown }> }
  >;
}

const document = openApiDocument({ version: "1.2.3", serverUrl: "https://wandern.gratweg.example" });
const paths = document["paths"] as Record<string, Record<string, Operation>>;
const { schemas } = document["components"] as { schemas: Record<string, z.core.JSONSchema.JSONSchema> };

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]) => ({ path, name: `${method} ${path}`, one })),
);

it("describes each search parameter once", () => {
  expect(paths["/api/trips/search"]?.get?.parameters.map(({ name }) => name)).toEqual(
    SEARCH_PARAMETERS.map(({ name }) => name),
  );
});

it("has no dangling reference", () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1]);
  expect(references.length).toBeGreaterThan(0);
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(references));
});

it("names each operation once, and every parameter of a path", () => {
  const ids = operations.map(({ one }) => (one as unknown as { operationId: string }).operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { path, one: operation } of operations)
    expect((operation.parameters ?? []).filter((one) => one.in === "path").map(({ name }) => name)).toEqual(
      [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]),
    );
});

it("names known kinds of failures alone", () => {
  const types = operations.flatMap(({ one }) =>
    Object.values(one.responses).flatMap(({ description }) => [
      ...description.matchAll(/`(\/probleme[^`]*)`/g),
    ]),
  );
  expect(Object.values(PROBLEM_TYPES)).toEqual(expect.arrayContaining(types.map(([, type]) => type)));
});

it.each(["post /api/bookings", "post /api/newsletter", "delete /api/account"])(
  "%s says when to come back",
  (name) => {
    const { responses } = operations.find((each) => each.name === name)!.one;
    for (const status of ["429", "503"])
      expect(Object.keys(responses[status]?.headers ?? {})).toEqual(["Retry-After"]);
  },
);

it.each(Object.entries(schemas))(
  "%s is a schema that a program can read, and refuses something else",
  (_, schema) => {
    expect(z.fromJSONSchema(schema).safeParse(7).success).toBe(false);
  },
);

it("describes the request before defaults: options may be left out, cents may be bare", () => {
  const schema = z.fromJSONSchema(schemas["BookingRequest"] ?? {});
  const body = {
    departure: 100101,
    travellers: [{ firstName: "Anna", lastName: "Ott", birthDate: "1990-05-01" }],
    contact: { email: "a@b.example", phone: "1", street: "s", postalCode: "1", city: "c", country: "DE" },
    formSheetVersion: "2026-1",
    expectedTotal: 89_000,
  };
  expect(schema.safeParse(body).success).toBe(true);
  expect(schema.safeParse({ ...body, expectedTotal: { amount: 1, currency: "EUR" } }).success).toBe(true);
  expect(schema.safeParse({ ...body, expectedTotal: "1" }).success).toBe(false);
  expect(schema.safeParse({ ...body, price: 1 }).success).toBe(false);
});

it("every call of an account but the confirmation's link needs a token and says so", () => {
  const account = operations.filter(({ name }) => /\/api\/(?:account|users)(?:\/|$)/.test(name));
  const open = account.filter(({ one }) => !(one as { security?: unknown }).security);
  expect(open.map(({ name }) => name)).toEqual([
    "get /api/account/confirm-email",
    "post /api/account/confirm-email",
  ]);
  for (const { name, one } of account.filter((each) => !open.includes(each)))
    expect([name, Object.keys(one.responses)]).toEqual([name, expect.arrayContaining(["401", "503"])]);
});
