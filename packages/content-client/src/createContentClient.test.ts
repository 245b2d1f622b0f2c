import { createContentClient, type ContentClient, type ContentClientOptions } from "./createContentClient";
import { ContentError } from "./http/ContentError";
import { memoryToken } from "./http/tokenStore";
import { pageOf, startRecordingServer, type Recorded, type RecordingServer } from "./testing/recordingServer";

let server: RecordingServer;
beforeAll(async () => {
  server = await startRecordingServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.replies.length = 0;
});

function connect(token: string | null = null, options: Partial<ContentClientOptions> = {}) {
  const tokens = memoryToken();
  if (token) tokens.set(token);
  const errors: ContentError[] = [];
  const invalid: string[] = [];
  const client = createContentClient({
    baseUrl: `${server.origin}/`,
    tokens,
    onError: (error) => errors.push(error),
    onTokenInvalid: () => invalid.push("invalid"),
    ...options,
  });
  return { client, tokens, errors, invalid };
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error("The call should have failed.");
    },
    (error: unknown) => error as ContentError,
  );
const unauthorized = {
  status: 401,
  json: {
    data: null,
    error: { status: 401, name: "UnauthorizedError", message: "Missing or invalid credentials", details: {} },
  },
};

type Call = [name: string, call: (client: ContentClient) => Promise<unknown>, expected: Recorded];
const bearer = { authorization: "Bearer t0" };
const CALLS: Call[] = [
  ["find", (c) => c.find("countries"), { method: "GET", url: "/api/countries", ...bearer }],
  [
    "find with a query [7.13]",
    (c) =>
      c.find("tours", {
        filters: { title: { $containsi: "Ötztal & Co" }, number: { $in: [7, 8] } },
        populate: { country: { populate: { continent: true } } },
        sort: ["number:asc"],
      }),
    {
      method: "GET",
      url:
        "/api/tours?filters[title][%24containsi]=%C3%96tztal%20%26%20Co&filters[number][%24in][0]=7&filters[number][%24in][1]=8" +
        "&populate[country][populate][continent]=true&sort[0]=number%3Aasc",
      ...bearer,
    },
  ],
  [
    "find of a single type [7.12]",
    (c) => c.find("imprint"),
    { method: "GET", url: "/api/imprint", ...bearer },
  ],
  [
    "findOne [7.14]",
    (c) => c.findOne("tours", "a/b", { populate: "*" }),
    { method: "GET", url: "/api/tours/a%2Fb?populate=*", ...bearer },
  ],
  [
    "create [7.15]",
    (c) => c.create("regions", { name: "Ötztal" }),
    { method: "POST", url: "/api/regions", body: { data: { name: "Ötztal" } }, ...bearer },
  ],
  [
    "update [7.16]",
    (c) => c.update("regions", "abc", { teaser: null }, { status: "draft" }),
    { method: "PUT", url: "/api/regions/abc?status=draft", body: { data: { teaser: null } }, ...bearer },
  ],
  ["me", (c) => c.me(), { method: "GET", url: "/api/users/me", ...bearer }],
  [
    "me with populate [7.1]",
    (c) => c.me({ populate: { role: { fields: ["type"] } } }),
    { method: "GET", url: "/api/users/me?populate[role][fields][0]=type", ...bearer },
  ],
  [
    "me with the session check's token",
    (c) => c.me({ token: "t9" }),
    { method: "GET", url: "/api/users/me", authorization: "Bearer t9" },
  ],
  ["me of nobody", (c) => c.me({ token: null }), { method: "GET", url: "/api/users/me" }],
  ["logout", (c) => c.logout(), { method: "POST", url: "/api/auth/logout", body: {}, ...bearer }],
  [
    "changePassword [7.7]",
    (c) => c.changePassword({ currentPassword: "a", password: "b", passwordConfirmation: "b" }),
    {
      method: "POST",
      url: "/api/auth/change-password",
      body: { currentPassword: "a", password: "b", passwordConfirmation: "b" },
      ...bearer,
    },
  ],
  [
    "sendEmailConfirmation [7.8, 7.12]",
    (c) => c.sendEmailConfirmation({ email: "a@b.example" }),
    { method: "POST", url: "/api/auth/send-email-confirmation", body: { email: "a@b.example" }, ...bearer },
  ],
];

it.each(CALLS)("%s", async (_name, call, expected) => {
  server.replies.push({ json: { id: 1, data: { id: 1 } } });
  const { client, errors } = connect("t0");
  await expect(call(client)).resolves.toEqual({ id: 1, data: { id: 1 } });
  expect(server.requests).toEqual([expected]);
  expect(errors).toEqual([]);
});

it("delete answers nothing [7.17]", async () => {
  server.replies.push({ status: 204 });
  await expect(connect().client.delete("regions", "abc")).resolves.toBeUndefined();
  expect(server.requests).toEqual([{ method: "DELETE", url: "/api/regions/abc" }]);
});

const SIGN_INS: Call[] = [
  [
    "login",
    (c) => c.login({ identifier: "a@b.example", password: "p" }),
    { method: "POST", url: "/api/auth/local", body: { identifier: "a@b.example", password: "p" } },
  ],
  [
    "register",
    (c) => c.register({ username: "a", email: "a@b.example", password: "p" }),
    {
      method: "POST",
      url: "/api/auth/local/register",
      body: { username: "a", email: "a@b.example", password: "p" },
    },
  ],
  [
    "resetPassword",
    (c) => c.resetPassword({ code: "c", password: "p", passwordConfirmation: "p" }),
    {
      method: "POST",
      url: "/api/auth/reset-password",
      body: { code: "c", password: "p", passwordConfirmation: "p" },
    },
  ],
  [
    "providerCallback [7.9]",
    (c) => c.providerCallback("google", "x&y"),
    { method: "GET", url: "/api/auth/google/callback?access_token=x%26y" },
  ],
  [
    "providerCallback with more",
    (c) => c.providerCallback("google", "x", { query: { verifier: "v" } }),
    { method: "GET", url: "/api/auth/google/callback?access_token=x&verifier=v" },
  ],
];

describe.each(SIGN_INS)("%s", (_name, call, expected) => {
  it("drops the old token before it asks, and keeps the new one [7.3, 7.4, 7.6]", async () => {
    server.replies.push({ json: { jwt: "t1", user: { id: 7 } } });
    const { client, tokens } = connect("t0");
    await expect(call(client)).resolves.toEqual({ jwt: "t1", user: { id: 7 } });
    expect(server.requests).toEqual([expected]);
    expect(tokens.get()).toBe("t1");
  });

  it("leaves nobody signed in when it fails", async () => {
    server.replies.push({
      status: 400,
      json: {
        data: null,
        error: {
          status: 400,
          name: "ValidationError",
          message: "Invalid identifier or password",
          details: {},
        },
      },
    });
    const { client, tokens } = connect("t0");
    expect(await failureOf(call(client))).toMatchObject({ status: 400, name: "ValidationError" });
    expect(tokens.get()).toBeNull();
  });
});

it("a sign-in sends no token, also where the store is another's to clear", async () => {
  server.replies.push({ json: { jwt: "t1", user: { id: 7 } } });
  const readOnly = { get: () => "t0", set: () => {}, clear: () => {} };
  await connect(null, { tokens: readOnly }).client.login({ identifier: "a@b.example", password: "p" });
  expect(server.requests.map(({ authorization }) => authorization)).toEqual([undefined]);
});

it("hands cookies and a page that is being left to the browser", async () => {
  const sent: (RequestInit | undefined)[] = [];
  const fetch: typeof globalThis.fetch = (_input, init) => {
    sent.push(init);
    return Promise.resolve(Response.json({ ok: true }));
  };
  const { client } = connect(null, { fetch });
  await client.logout({ token: "t", keepalive: true });
  await client.forgotPassword({ email: "a@b.example" }, { credentials: "include" });
  expect(sent.map((init) => [init?.keepalive, init?.credentials])).toEqual([
    [true, undefined],
    [undefined, "include"],
  ]);
});

it("forgotPassword drops the token and gives none [7.5]", async () => {
  server.replies.push({ json: { ok: true } });
  const { client, tokens } = connect("t0");
  await expect(client.forgotPassword({ email: "a@b.example" })).resolves.toEqual({ ok: true });
  expect(server.requests).toEqual([
    { method: "POST", url: "/api/auth/forgot-password", body: { email: "a@b.example" } },
  ]);
  expect(tokens.get()).toBeNull();
});

it("a registration whose address has to be confirmed signs nobody in [7.4]", async () => {
  server.replies.push({ json: { user: { id: 7 } } });
  const { client, tokens } = connect("t0");
  await client.register({ username: "a", email: "a@b.example", password: "p" });
  expect(tokens.get()).toBeNull();
});

it("knows where social sign-in begins [7.10]", () => {
  expect(connect().client.providerUrl("google")).toBe(`${server.origin}/api/connect/google`);
});

describe("tour operators", () => {
  const raw = (
    id: number,
    name: string,
    rank: number | null,
    thumbnail?: { url: string; width: number; height: number },
  ) => ({
    id,
    attributes: {
      name,
      slug: name.toLowerCase(),
      rank,
      logo: { data: thumbnail ? { id, attributes: { formats: { thumbnail } } } : null },
    },
  });

  it("are asked for by the literal call, in the shape of version 4 [3.6, 7.11, 9.10]", async () => {
    server.replies.push(
      pageOf([raw(1, "Zinne", null), raw(2, "Ahorn", 2, { url: "/uploads/a.png", width: 200, height: 80 })]),
    );
    const operators = await connect("t0", { uploadsHost: "https://dateien.example" }).client.tourOperators();
    expect(server.requests).toEqual([
      {
        method: "GET",
        url: "/api/tour-operators?pagination[pageSize]=999&populate[logo][fields]=formats",
        format: "v4",
        ...bearer,
      },
    ]);
    expect(operators).toEqual([
      {
        id: 2,
        name: "Ahorn",
        slug: "ahorn",
        rank: 2,
        logo: { src: "https://dateien.example/uploads/a.png", width: 200, height: 80 },
      },
      { id: 1, name: "Zinne", slug: "zinne", rank: null, logo: null },
    ]);
  });

  it("come from further pages where the server caps the page size, each once", async () => {
    server.replies.push(
      pageOf([raw(1, "A", 1), raw(2, "B", 2)], 1, 3),
      pageOf([raw(2, "B", 2), raw(3, "C", 3)], 2, 3),
      pageOf([raw(4, "D", 4)], 3, 3),
    );
    const operators = await connect().client.tourOperators();
    expect(operators.map(({ name }) => name)).toEqual(["A", "B", "C", "D"]);
    expect(server.requests.map(({ url, format }) => [url.replace(/&populate.*/, ""), format])).toEqual([
      ["/api/tour-operators?pagination[pageSize]=999", "v4"],
      ["/api/tour-operators?pagination[pageSize]=999&pagination[page]=2", "v4"],
      ["/api/tour-operators?pagination[pageSize]=999&pagination[page]=3", "v4"],
    ]);
  });
});

it("findAll follows the pages in a fixed order", async () => {
  server.replies.push(pageOf([{ id: 1 }], 1, 2), pageOf([{ id: 2 }], 2, 2));
  await expect(connect().client.findAll("regions", { fields: ["name"] })).resolves.toEqual([
    { id: 1 },
    { id: 2 },
  ]);
  expect(server.requests.map(({ url }) => url)).toEqual([
    "/api/regions?sort=documentId&fields[0]=name&pagination[page]=1&pagination[pageSize]=100",
    "/api/regions?sort=documentId&fields[0]=name&pagination[page]=2&pagination[pageSize]=100",
  ]);
});

describe("a stale token", () => {
  it("on public content is dropped, and the call repeated once without it", async () => {
    server.replies.push(unauthorized, pageOf([{ id: 1 }]));
    const { client, tokens, errors, invalid } = connect("stale");
    await expect(client.find("countries")).resolves.toMatchObject({ data: [{ id: 1 }] });
    expect(server.requests.map(({ authorization }) => authorization)).toEqual(["Bearer stale", undefined]);
    expect([tokens.get(), invalid, errors]).toEqual([null, ["invalid"], []]);
  });

  it("is not the reason when it fails without it too", async () => {
    server.replies.push(unauthorized);
    const { client, errors } = connect("stale");
    expect(await failureOf(client.tourOperators())).toMatchObject({ status: 401 });
    expect(server.requests).toHaveLength(2);
    expect(errors).toHaveLength(1);
  });

  it("stays when somebody signed in while the call was under way", async () => {
    server.replies.push(unauthorized, pageOf([]));
    const { client, tokens } = connect("stale");
    const call = client.find("countries");
    tokens.set("fresh");
    await call;
    expect(tokens.get()).toBe("fresh");
  });

  it.each<[string, (client: ContentClient) => Promise<unknown>]>([
    ["me", (c) => c.me()],
    ["create", (c) => c.create("regions", {})],
    ["delete", (c) => c.delete("regions", "a")],
  ])("is not dropped by %s, which is not public", async (_name, call) => {
    server.replies.push(unauthorized);
    const { client, tokens, invalid } = connect("stale");
    expect(await failureOf(call(client))).toMatchObject({ status: 401, name: "UnauthorizedError" });
    expect([server.requests.length, tokens.get(), invalid]).toEqual([1, "stale", []]);
  });
});

describe("failures", () => {
  it("carry the content system's payload [8.5, 8.7]", async () => {
    const details = {
      errors: [{ path: ["email"], message: "email must be a valid email", name: "ValidationError" }],
    };
    server.replies.push({
      status: 400,
      json: {
        data: null,
        error: { status: 400, name: "ValidationError", message: "email must be a valid email", details },
      },
    });
    const { client, errors } = connect();
    const error = await failureOf(client.create("regions", {}));
    expect(error).toBeInstanceOf(ContentError);
    const { status, name, message } = error;
    expect({ status, name, message, details: error.details }).toEqual({
      status: 400,
      name: "ValidationError",
      message: "email must be a valid email",
      details,
    });
    expect(errors).toEqual([error]);
  });

  it.each([
    ["60", 60],
    ["Wed, 21 Oct 2026 07:28:00 GMT", null],
    [null, null],
  ])("say when it is worth asking again: %j", async (header, expected) => {
    const error = { status: 429, name: "TooManyRequestsError", message: "limited", details: {} };
    const headers: Record<string, string> = header === null ? {} : { "retry-after": header };
    const fetch = () => Promise.resolve(Response.json({ data: null, error }, { status: 429, headers }));
    const failure = await failureOf(
      connect(null, { fetch }).client.login({ identifier: "a", password: "b" }),
    );
    expect(failure).toMatchObject({ status: 429, retryAfterSeconds: expected });
  });

  it("are a problem document's, where a server in front of Strapi refuses", async () => {
    const problem = {
      type: "/probleme/zu-viele-anfragen",
      title: "Too many requests",
      status: 429,
      detail: "Bitte warten.",
    };
    const fetch = () =>
      Promise.resolve(Response.json(problem, { status: 429, headers: { "retry-after": "60" } }));
    const failure = await failureOf(
      connect(null, { fetch }).client.login({ identifier: "a", password: "b" }),
    );
    expect(failure).toMatchObject({
      ...{ name: "Too many requests", status: 429, message: "Bitte warten.", retryAfterSeconds: 60 },
    });
  });

  it.each<[string, RecordingServer["replies"][number], string]>([
    ["a proxy's page", { status: 502, text: "<h1>Bad Gateway</h1>" }, "GET /countries: status 502"],
    ["an error without payload", { status: 404, json: { data: null } }, "GET /countries: status 404"],
    ["a payload of another shape", { status: 500, json: { error: "no" } }, "GET /countries: status 500"],
  ])("are UnknownError with status 500 for %s [8.6]", async (_what, reply, message) => {
    server.replies.push(reply);
    const { client, errors } = connect();
    const error = await failureOf(client.find("countries"));
    expect([error.name, error.status, error.message, error.details]).toEqual([
      "UnknownError",
      500,
      message,
      {},
    ]);
    expect(errors).toEqual([error]);
  });

  it("are UnknownError when an answer is no JSON", async () => {
    server.replies.push({ text: "<html>" });
    const error = await failureOf(connect().client.find("countries"));
    expect([error.name, error.status]).toEqual(["UnknownError", 500]);
    expect(error.cause).toBeInstanceOf(SyntaxError);
  });

  it("are UnknownError with the exception's message when nobody answers [8.6]", async () => {
    const cause = new TypeError("fetch failed");
    const { client, errors } = connect(null, { fetch: () => Promise.reject(cause) });
    const error = await failureOf(client.find("countries"));
    expect([error.name, error.status, error.message, error.cause]).toEqual([
      "UnknownError",
      500,
      "fetch failed",
      cause,
    ]);
    expect(errors).toEqual([error]);
  });

  it("are UnknownError after the time-out", async () => {
    server.replies.push("never");
    const error = await failureOf(connect().client.me({ timeoutMs: 20 }));
    expect([error.name, error.status, error.message]).toEqual([
      "UnknownError",
      500,
      "No answer within 20 ms",
    ]);
    expect(error.cause).toMatchObject({ name: "TimeoutError" });
  });

  it.each(["before", "during"])("are UnknownError when the caller aborts %s the call", async (when) => {
    server.replies.push("never");
    const controller = new AbortController();
    if (when === "before") controller.abort(new Error("left the page"));
    const failure = failureOf(connect().client.find("countries", {}, { signal: controller.signal }));
    controller.abort(new Error("left the page"));
    expect([(await failure).name, (await failure).message]).toEqual(["UnknownError", "left the page"]);
  });
});

it("the session check waits two seconds, other calls ten [7.2, 9.1]", async () => {
  const waits: unknown[] = [];
  const timer = jest.spyOn(globalThis, "setTimeout").mockImplementation((_callback, ms) => {
    waits.push(ms);
    return 0 as unknown as NodeJS.Timeout;
  });
  const { client } = connect(null, { fetch: () => Promise.resolve(new Response("{}")) });
  await client.me();
  await client.find("countries");
  timer.mockRestore();
  expect(waits).toEqual([2_000, 10_000]);
});
