import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { FakeAccounts, FakeMembershipEnd, FakeUsers } from "./testing/accounts";
import { FakeBookings, KEY } from "./testing/bookings";
import { signedInUser } from "./testing/fakes";
import { fakeMemberContent, fakeMemberships } from "./testing/members";
import { testServers } from "./testing/testServers";

type Schema = { [key: string]: unknown };
interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const start = testServers();

const text = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\0",
    "%00",
    "%ff",
    "\r\nX-Injected: 1",
    "__proto__",
    "null",
    "-1",
    "1e309",
    "0x10",
  ),
  fc.constantFrom("1", "1001", "100101", "9007199254740993", "2026-02-30", "a@b.example", "😀".repeat(64)),
  fc.constantFrom("' OR 1=1 --", "../../../etc/passwd", "<script>", "a".repeat(5_000)),
  fc.string({ maxLength: 40, unit: "binary" }),
);
const value = fc.oneof(text, fc.double(), fc.boolean(), fc.constant(null), fc.array(text), fc.object());

/** A value that fits a JSON schema about as often as it does not. */
function fromSchema(schema: Schema, document: Document, depth = 0): fc.Arbitrary<unknown> {
  const read = (part: unknown) => fromSchema((part ?? {}) as Schema, document, depth + 1);
  const fitting = (): fc.Arbitrary<unknown> => {
    const choices = (schema["anyOf"] ?? schema["oneOf"]) as Schema[] | undefined;
    if (depth > 4) return value;
    if (typeof schema["$ref"] === "string")
      return read(document.components.schemas[schema["$ref"].split("/").at(-1) ?? ""]);
    if (choices) return fc.oneof(...choices.map(read));
    if (Array.isArray(schema["enum"])) return fc.constantFrom<unknown>(...(schema["enum"] as unknown[]));
    if (schema["const"] !== undefined) return fc.constant(schema["const"]);
    if (schema["type"] === "object") {
      const parts = Object.entries((schema["properties"] ?? {}) as Schema);
      return fc.record(Object.fromEntries(parts.map(([name, part]) => [name, read(part)])), {
        requiredKeys: [],
      });
    }
    if (schema["type"] === "array") return fc.array(read(schema["items"]), { maxLength: 3 });
    if (schema["type"] === "integer") return fc.integer({ min: -3, max: 100_200 });
    return text;
  };
  return fc.oneof({ arbitrary: fitting(), weight: 4 }, { arbitrary: value, weight: 1 });
}

const encoded = (part: string) =>
  /^%\w\w$/.test(part) ? part : encodeURIComponent(part.replaceAll(/\p{Surrogate}/gu, "\ufffd"));

function requestsOf(document: Document): fc.Arbitrary<InjectOptions> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return fc.constantFrom(...operations).chain(({ path, method, operation }) => {
    const names = (operation.parameters ?? [])
      .filter((known) => known.in === "query")
      .map(({ name }) => name);
    const [[type, { schema }] = ["application/json", { schema: {} }]] = Object.entries(
      operation.requestBody?.content ?? {},
    );
    const payload = fc.oneof(
      fromSchema(schema, document).map((content) => JSON.stringify(content)),
      text,
    );
    return fc
      .record({
        parts: fc.array(text, { minLength: 4, maxLength: 4 }),
        query: fc.array(fc.tuple(fc.constantFrom(...names, "x"), text), { maxLength: 4 }),
        payload: method === "get" ? fc.constant(undefined) : payload,
        type: fc.constantFrom(type, type, "application/x-www-form-urlencoded", "text/plain", "x"),
        authorization: fc.constantFrom("Bearer good", "Bearer", "Basic x"),
        key: fc.constantFrom(KEY, "", "x"),
      })
      .map(({ parts, query, payload: content, type: contentType, authorization, key }) => ({
        method: method.toUpperCase() as "GET",
        url: `${path.replaceAll(/\{\w+\}/g, () => encoded(parts.pop() ?? ""))}?${query
          .map(([name, wanted]) => `${name}=${encoded(wanted)}`)
          .join("&")}`,
        headers: {
          host: "localhost",
          authorization,
          "idempotency-key": key,
          ...(content === undefined ? {} : { "content-type": contentType }),
        },
        ...(content === undefined ? {} : { payload: content }),
      }));
  });
}

const everyPart = () => ({
  bookings: new FakeBookings(),
  accounts: new FakeAccounts(),
  managedUsers: new FakeUsers(),
  membershipEnd: new FakeMembershipEnd(),
  memberContent: fakeMemberContent(),
  memberships: fakeMemberships(true),
  sessions: { user: () => Promise.resolve(signedInUser({ role: "manager" })) },
  newsletter: {
    subscribe: () => Promise.resolve(),
    confirm: () => Promise.resolve("unknown" as const),
    unsubscribe: () => Promise.resolve("unknown" as const),
  },
  declarations: {
    receive: () => Promise.resolve({ receiptNumber: "K-1", receivedAt: "2026-11-21T23:05:09.000Z" }),
  },
});

it("refuses malformed requests to every documented route without a failure of its own", async () => {
  const app = await start(everyPart());
  const document = (
    await app.inject({ url: "/api/openapi.json", headers: { host: "localhost" } })
  ).json<Document>();
  await fc.assert(
    fc.asyncProperty(requestsOf(document), async (request) => {
      const { statusCode } = await app.inject(request);
      return statusCode < 500 || statusCode === 503;
    }),
  );
});
