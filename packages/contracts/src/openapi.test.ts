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
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, operation })),
  );
  const ids = operations.map(
    ({ operation }) => (operation as unknown as { operationId: string }).operationId,
  );
  expect(new Set(ids).size).toBe(ids.length);
  for (const { path, operation } of operations)
    expect((operation.parameters ?? []).filter((one) => one.in === "path").map(({ name }) => name)).toEqual(
      [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]),
    );
});

describe("booking", () => {
  const create = paths["/api/bookings"]?.post;

  it("asks for a key and a body, and tells of replays", () => {
    expect(create?.parameters).toEqual([
      expect.objectContaining({ name: "Idempotency-Key", in: "header", required: true }),
    ]);
    expect(create?.requestBody?.content["application/json"]?.schema.$ref).toBe(
      "#/components/schemas/BookingRequest",
    );
    expect(Object.keys(create?.responses["201"]?.headers ?? {})).toEqual(["Idempotency-Replayed"]);
  });

  it("names every kind of failure, and when to come back", () => {
    expect(Object.keys(create?.responses ?? {})).toEqual([
      "201",
      "400",
      "403",
      "404",
      "409",
      "413",
      "415",
      "421",
      "422",
      "429",
      "503",
    ]);
    expect(create?.responses["409"]?.description).toBe(
      "Problem: `/probleme/ausgebucht`, `/probleme/plaetze-gehalten`, `/probleme/termin-nicht-buchbar`, `/probleme/termin-vorbei`, `/probleme/preis-geaendert`, `/probleme/formblatt-geaendert`",
    );
    for (const status of ["409", "429", "503"])
      expect(Object.keys(create?.responses[status]?.headers ?? {})).toEqual(["Retry-After"]);
    const known = new Set<string>(Object.values(PROBLEM_TYPES));
    for (const { description } of Object.values(create?.responses ?? {}))
      for (const [, type = ""] of description.matchAll(/`([^`]+)`/g)) expect(known).toContain(type);
  });

  it.each(["BookingRequest", "BookingAnswer", "BookingTermsAnswer", "BookingConflict", "Problem"])(
    "%s is a schema that a program can read, and refuses something else",
    (name) => {
      const schema = z.fromJSONSchema(schemas[name] ?? {});
      expect(schema.safeParse({ unexpected: true }).success).toBe(false);
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
});

it("says how browsers report what a policy has stopped", () => {
  const { post } = (paths["/api/reports"] ?? {}) as { post?: { responses: object } };
  expect(Object.keys(post?.responses ?? {})).toEqual(["204", "400", "413", "415", "421", "429"]);
});

describe("newsletter", () => {
  it("is asked for as JSON or by a form, and fails with an answer that is a problem too", () => {
    const { post } = paths["/api/newsletter"] ?? {};
    expect(Object.keys(post?.requestBody?.content ?? {})).toEqual([
      "application/json",
      "application/x-www-form-urlencoded",
    ]);
    expect(Object.keys(post?.responses ?? {})).toEqual("200 303 400 403 413 415 421 422 429 503".split(" "));
    for (const status of ["429", "503"])
      expect(Object.keys(post?.responses[status]?.headers ?? {})).toEqual(["Retry-After"]);
    const schema = z.fromJSONSchema(schemas["NewsletterProblem"] ?? {});
    const failed = {
      type: "/probleme/x",
      title: "x",
      status: 422,
      detail: "y",
      success: false,
      message: "y",
    };
    expect([
      schema.safeParse(failed).success,
      schema.safeParse({ ...failed, success: true }).success,
    ]).toEqual([true, false]);
  });

  it("links lead to a page, one click is answered at once", () => {
    const unsubscribe = paths["/api/newsletter/unsubscribe"] ?? {};
    expect(Object.keys(unsubscribe["get"]?.responses ?? {})).toEqual(["200", "303", "421"]);
    expect(Object.keys(unsubscribe["post"]?.responses ?? {})).toEqual(["200", "303", "404", "421", "503"]);
  });
});

describe("accounts", () => {
  const own = Object.entries(paths).filter(([path]) => /^\/api\/(?:account|users)(?:\/|$)/.test(path));
  const operations = own.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ name: `${method} ${path}`, one })),
  );

  it("every call but the confirmation's link needs a token and says so", () => {
    const open = operations.filter(({ one }) => !(one as { security?: unknown }).security);
    expect(open.map(({ name }) => name)).toEqual([
      "get /api/account/confirm-email",
      "post /api/account/confirm-email",
    ]);
    for (const { name, one } of operations.filter((each) => !open.includes(each)))
      expect([name, Object.keys(one.responses)]).toEqual([name, expect.arrayContaining(["401", "503"])]);
  });

  it("deleting names every way in which it does not happen, and when to come back", () => {
    const { delete: remove } = paths["/api/account"] ?? {};
    expect(Object.keys(remove?.responses ?? {})).toEqual(
      "200 400 401 403 409 413 415 421 422 429 503".split(" "),
    );
    expect(remove?.responses["503"]?.description).toContain("/probleme/zahlung-nicht-erreichbar");
    for (const status of ["429", "503"])
      expect(Object.keys(remove?.responses[status]?.headers ?? {})).toEqual(["Retry-After"]);
  });

  it("a booking's papers are no JSON", () => {
    const { get } = paths["/api/bookings/{number}/documents/{kind}"] ?? {};
    expect(Object.keys(get?.responses["200"]?.content ?? {})).toEqual(["text/html", "text/calendar"]);
  });

  it.each(["AccountAnswer", "UsersAnswer", "UserAnswer", "AuditAnswer", "MyBookingsAnswer", "Invitation"])(
    "%s is a schema that a program can read, and refuses something else",
    (name) => {
      const schema = z.fromJSONSchema(schemas[name] ?? {});
      expect(schema.safeParse({ unexpected: true }).success).toBe(false);
    },
  );
});
