import fc from "fast-check";

/**
 * @typedef {import("./surface.mjs").Operation} Operation
 * @typedef {{ operation: Operation, target: string, role: string, headers: Record<string, string>, body?: string }} FuzzRequest
 */

/** Editors' roles by their codes in Strapi. */
export const EDITORS = /** @type {const} */ ([
  "gratweg-author",
  "gratweg-editor",
  "gratweg-booking-desk",
  "gratweg-administration",
  "strapi-super-admin",
]);

/** Our own processes, which bring a secret in place of a session. */
const PROGRAMS = /** @type {const} */ (["server", "build"]);

export const ROLES = /** @type {const} */ (["none", "plain", "member", "manager", ...EDITORS, ...PROGRAMS]);

/** Each has broken some program; the ones below were found to break Strapi 5.54. */
const HOSTILE = [
  "",
  " ",
  "\0",
  "%00",
  "\ud800",
  "\r\nX-Injected: 1",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e309",
  "9007199254740993",
  "99999999999999999999",
  "1.5",
  "0x10",
  "true",
  "2026-02-30",
  "2026-13-01T99:99:99Z",
  "' OR 1=1 --",
  '"; DROP TABLE tours; --',
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "%",
  "%ff",
  "$where",
  "$and",
  "{{7*7}}",
  "${7*7}",
  "ß".repeat(300),
  "a".repeat(5000),
  "😀".repeat(64),
  "\u202e\u2028\ufeff",
];

/** Ends an account, a right or a token that the run itself lives by; only ever asked for with an id that nobody has. */
const OWN_FOUNDATION =
  /^\/admin\/(?:users|roles|api-tokens|transfer)|^\/users-permissions\/roles|^\/api\/users\/\{|^\/api\/account\/sessions|^\/api\/internal\/(?:accounts|users)\//;
/** Ends what the role itself has; asked for without a token alone. */
const OWN_END = /^(?:DELETE \/api\/account$|POST \S*logout)/;

const hostile = fc.constantFrom(...HOSTILE);
const text = fc.oneof(
  { arbitrary: hostile, weight: 3 },
  { arbitrary: fc.string({ maxLength: 40, unit: "binary" }), weight: 1 },
  {
    arbitrary: fc.constantFrom("wandern", "plus", "de", "title", "number", "tour", "alpen", "asc"),
    weight: 2,
  },
);
const value = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 3 }),
);

const OPERATORS = ["$eq", "$ne", "$in", "$null", "$contains", "$between", "$and", "$or", "$not", "$gt", "$x"];
const FIELDS = [
  "title",
  "number",
  "slug",
  "id",
  "documentId",
  "departures",
  "tour",
  "email",
  "password",
  "role",
  "*",
];
const bracket = fc.oneof(
  fc.constantFrom(...OPERATORS, ...FIELDS, "0", "1", "populate", "pageSize", "page", "limit", "start"),
  hostile,
);

/** Name and value of one query parameter, flat or in Strapi's brackets. */
const parameter = (/** @type {string[]} */ known) =>
  fc
    .tuple(
      known.length > 0
        ? fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 5 }, { arbitrary: text, weight: 1 })
        : text,
      fc.array(bracket, { maxLength: 4 }),
      fc.oneof(text, fc.constantFrom("1", "100", "*", "true", "draft", "published", "title:asc")),
    )
    .map(
      ([name, path, content]) =>
        `${encode(name)}${path.map((part) => `[${encode(part)}]`).join("")}=${encode(content)}`,
    );

/** A value that fits a JSON schema about as often as it does not. */
function fromSchema(/** @type {any} */ schema, depth = 0) {
  if (!schema || depth > 4) return value;
  const fitting = () => {
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.const !== undefined) return fc.constant(schema.const);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices)
      return fc.oneof(...choices.map((/** @type {any} */ choice) => fromSchema(choice, depth + 1)));
    if (schema.type === "object")
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, part]) => [name, fromSchema(part, depth + 1)]),
        ),
        { requiredKeys: [] },
      );
    if (schema.type === "array") return fc.array(fromSchema(schema.items, depth + 1), { maxLength: 3 });
    if (schema.type === "integer") return fc.integer({ min: -3, max: 100_200 });
    if (schema.type === "number") return fc.double();
    if (schema.type === "boolean") return fc.boolean();
    if (schema.format === "email") return fc.constantFrom("a@b.example", "fuzz@gratweg.example", "x");
    if (schema.format === "date") return fc.constantFrom("1990-02-28", "2026-02-30", "");
    return text;
  };
  return fc.oneof({ arbitrary: fitting(), weight: 4 }, { arbitrary: value, weight: 1 });
}

const segment = (/** @type {string} */ name, /** @type {boolean} */ isFoundation) =>
  isFoundation
    ? fc.constantFrom("999999", "x", "%00", "__proto__")
    : fc.oneof(
        fc.constantFrom(
          "1",
          "2",
          "1001",
          "1002",
          "100001",
          "api::tour.tour",
          "api::booking.booking",
          "x".repeat(24),
        ),
        text,
        fc.constant(name),
      );

/**
 * Requests over the operations, the same ones for the same seed.
 *
 * @param {readonly Operation[]} operations
 * @returns {fc.Arbitrary<FuzzRequest>}
 */
export function requests(operations) {
  return fc.constantFrom(...operations).chain((operation) => {
    const isFoundation = OWN_FOUNDATION.test(operation.path);
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const writes = operation.method !== "GET";
    return fc
      .record({
        parts: fc.tuple(...names.map((name) => segment(name, isFoundation))),
        parameters: fc.array(parameter(operation.query), { maxLength: writes ? 1 : 4 }),
        role: roleFor(operation),
        body: writes ? body(operation) : fc.constant({ headers: {}, body: undefined }),
        key: fc.oneof(fc.uuid(), text),
      })
      .map(({ parts, parameters, role, body: made, key }) => {
        let next = 0;
        const filled = operation.path.replaceAll(/\{\w+\}/g, () => encode(String(parts[next++])));
        const target = parameters.length > 0 ? `${filled}?${parameters.join("&")}` : filled;
        const headers = { ...made.headers, "idempotency-key": headerSafe(key) };
        return {
          operation,
          target,
          role: OWN_END.test(`${operation.method} ${operation.path}`) ? "none" : role,
          headers,
          body: made.body,
        };
      });
  });
}

/** Everybody everywhere, and more often who gets further than the door. */
function roleFor(/** @type {Operation} */ { system, path }) {
  const anybody = fc.constantFrom(...ROLES);
  if (system === "server") return anybody;
  const insiders = path.startsWith("/api/internal/")
    ? [{ arbitrary: fc.constant("server"), weight: 4 }]
    : path.startsWith("/api/")
      ? [{ arbitrary: fc.constant("build"), weight: 1 }]
      : [
          { arbitrary: fc.constant("strapi-super-admin"), weight: 2 },
          { arbitrary: fc.constantFrom(...EDITORS), weight: 2 },
        ];
  return fc.oneof(...insiders, { arbitrary: anybody, weight: 1 });
}

function body(/** @type {Operation} */ operation) {
  const json = fc
    .oneof(
      fromSchema(operation.body),
      fc.record({ data: fc.dictionary(fc.constantFrom(...FIELDS), value) }),
      value,
    )
    .map((content) => ({ headers: { "content-type": "application/json" }, body: JSON.stringify(content) }));
  const broken = fc
    .tuple(
      fc.constantFrom(
        "application/json",
        "application/x-www-form-urlencoded",
        "text/plain",
        "multipart/form-data",
        "x",
      ),
      text,
    )
    .map(([type, content]) => ({ headers: { "content-type": type }, body: content }));
  return fc.oneof({ arbitrary: json, weight: 5 }, { arbitrary: broken, weight: 2 });
}

/** Percent-encodes what an address cannot hold; lone surrogates become what a broken program sends for them. */
export function encode(/** @type {string} */ part) {
  return /%[0-9a-f]{2}/i.test(part) && !/[^ -~]|[ #?&/]/.test(part)
    ? part
    : encodeURIComponent(part.replaceAll(/\p{Surrogate}/gu, "\ufffd"));
}

function headerSafe(/** @type {string} */ content) {
  return content.replaceAll(/[^ -~]/g, "").slice(0, 200);
}
