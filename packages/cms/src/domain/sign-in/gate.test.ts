import { createSignInGate } from "../../middlewares/sign-in-gate";
import { createDevices } from "./device";

const HOST = { isSecure: true };
const devices = {
  travellers: createDevices("geheim"),
};
const signInGate = () =>
  createSignInGate((of, ctx, email) => devices[of].known(ctx.get("cookie"), email, HOST) !== null);
/** As a browser keeps it that has signed in to the account. */
const cookieOf = (of: keyof typeof devices, email: string) =>
  devices[of].remember("", email, HOST).header.split(";")[0] ?? "";

interface Answer {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

let host = 0;

/** One request through the gate, of somebody else each time; `leave` lets it out again. */
function enter(
  gate: ReturnType<typeof signInGate>,
  path: string,
  { method = "POST", address = `10.0.${(host += 1)}.1`, cookie = "", body = {} } = {},
) {
  const answer: Answer = { status: 404, body: undefined, headers: {} };
  let leave: () => void = () => undefined;
  let isInside = false;
  const ctx = Object.assign(answer, {
    method,
    path,
    secure: true,
    hostname: "content.example",
    get: (name: string) => (name === "cookie" ? cookie : ""),
    request: { ips: [], socket: { remoteAddress: address }, body },
    set: (name: string, value: string) => void (answer.headers[name] = value),
  });
  const done = gate(ctx, () => {
    isInside = true;
    return new Promise((resolve) => (leave = resolve));
  });
  return { answer, isInside: () => isInside, leave: () => (leave(), done) };
}

describe("the gate before the hashing queue", () => {
  const before = { ...process.env };
  let gate: ReturnType<typeof signInGate>;
  beforeEach(() => {
    process.env.GRATWEG_HASH_WORKERS = "1";
    process.env.GRATWEG_SIGN_INS_WAITING = "2";
    gate = signInGate();
  });
  afterAll(() => {
    process.env = before;
  });

  it("lets in as many as the queue has room for, of all ways that hash, and again when one has left", async () => {
    const paths = ["/api/auth/local", "/api/auth/local/register", "/api/internal/account/confirm-email"];
    const inside = paths.map((path) => enter(gate, path));
    expect(inside.map((request) => request.isInside())).toEqual([true, true, true]);
    const refused = enter(gate, "/api/auth/reset-password/");
    expect([refused.isInside(), refused.answer]).toEqual([
      false,
      expect.objectContaining({
        status: 503,
        headers: { "Cache-Control": "no-store", "Retry-After": "1" },
        body: expect.objectContaining({
          error: expect.objectContaining({ details: { code: "busy" } }) as unknown,
        }) as unknown,
      }),
    ]);
    // The router tells capitals from small letters no more than this.
    expect(enter(gate, "/API/Auth/Local").isInside()).toBe(false);
    await inside[0]?.leave();
    expect(enter(gate, "/api/auth/change-password").isInside()).toBe(true);
  });

  it("keeps places for others where one address asks for all, an IPv6 network counting as one", async () => {
    process.env.GRATWEG_SIGN_INS_WAITING = "7";
    gate = signInGate();
    const flood = Array.from({ length: 8 }, (_, index) =>
      enter(gate, "/api/auth/local", { address: `2001:db8:0:1::${index + 1}` }),
    );
    expect(flood.filter((request) => request.isInside())).toHaveLength(2);
    expect(enter(gate, "/api/auth/local", { address: "2001:db8:0:2::1" }).isInside()).toBe(true);
    await flood[0]?.leave();
    expect(enter(gate, "/api/auth/local", { address: "2001:db8:0:1::9" }).isInside()).toBe(true);
  });

  it.each([
    ["an IPv6 connection with a /56 or /48", (index: number) => `2001:db8:1:${index.toString(16)}::1`],
    ["an IPv4 network", (index: number) => `192.0.2.${index}`],
  ])(
    "keeps half of what strangers have for others where %s asks from each of its addresses",
    async (_, addressOf) => {
      process.env.GRATWEG_SIGN_INS_WAITING = "7";
      gate = signInGate();
      const flood = Array.from({ length: 40 }, (_, index) =>
        enter(gate, "/api/auth/local", { address: addressOf(index) }),
      );
      expect(flood.filter((request) => request.isInside())).toHaveLength(3);
      expect(enter(gate, "/api/auth/local", { address: "198.51.100.1" }).isInside()).toBe(true);
      await flood[0]?.leave();
      expect(enter(gate, "/api/auth/local", { address: addressOf(41) }).isInside()).toBe(true);
    },
  );

  it("keeps a quarter of what strangers have from networks that are inside, however many ask from them", () => {
    process.env.GRATWEG_SIGN_INS_WAITING = "7";
    gate = signInGate();
    const flood = Array.from({ length: 60 }, (_, index) =>
      enter(gate, "/api/auth/forgot-password", { address: `192.0.${index % 2}.${index}` }),
    );
    expect(flood.filter((request) => request.isInside())).toHaveLength(4);
    expect(enter(gate, "/api/auth/local", { address: "198.51.100.1" }).isInside()).toBe(true);
    expect(enter(gate, "/api/auth/local", { address: "198.51.100.2" }).isInside()).toBe(false);
    expect(enter(gate, "/api/auth/local", { address: "203.0.113.1" }).isInside()).toBe(true);
    expect(enter(gate, "/api/auth/local", { address: "203.0.114.1" }).isInside()).toBe(false);
  });

  it("and from networks that have failed ten times", async () => {
    process.env.GRATWEG_SIGN_INS_WAITING = "7";
    gate = signInGate();
    const failing = "198.51.100";
    for (let time = 0; time < 10; time += 1) {
      const guess = enter(gate, "/api/auth/local", { address: `${failing}.${time}` });
      guess.answer.status = 400;
      await guess.leave();
    }
    for (let index = 0; index < 6; index += 1)
      enter(gate, "/api/auth/local", { address: `192.0.${index % 2}.${index}` });
    expect(enter(gate, "/api/auth/local", { address: `${failing}.77` }).isInside()).toBe(false);
    expect(enter(gate, "/api/auth/local", { address: "203.0.113.1" }).isInside()).toBe(true);
  });

  describe.each([["travellers", "/api/auth/local", (email: string) => ({ identifier: email }), 8]] as const)(
    "while strangers of hundreds of networks ask for all places of %s",
    (of, path, bodyOf, most) => {
      const anna = "anna@post.example";
      const known = (email: string, more: object = {}) =>
        enter(gate, path, { cookie: cookieOf(of, email.toLowerCase()), body: bodyOf(email), ...more });
      const reserved = Math.floor(most / 4);
      beforeEach(() => {
        process.env.GRATWEG_SIGN_INS_WAITING = "7";
        gate = signInGate();
        const flood = Array.from({ length: 400 }, () => enter(gate, path, { body: bodyOf(anna) }));
        expect(flood.filter((request) => request.isInside())).toHaveLength(most - reserved);
      });

      it("whoever has signed in from this browser before gets in, from the middle of the flood too", () => {
        expect(known(anna, { address: `10.0.${host}.1` }).isInside()).toBe(true);
        expect(known("Anna@Post.example").isInside()).toBe(true);
      });

      it("another's cookie, a made-up one and none are strangers' alike, whoever is asked for", () => {
        const cookies = [cookieOf(of, "boese@post.example"), cookieOf(of, anna).slice(0, -2) + "xx", ""];
        const seen = cookies.flatMap((cookie) =>
          [anna, "niemand@post.example"].map((email) => enter(gate, path, { cookie, body: bodyOf(email) })),
        );
        expect(seen.map((request) => request.isInside())).toEqual(seen.map(() => false));
        const answers = seen.map(({ answer: { status, headers, body } }) => ({ status, headers, body }));
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      });

      it("an address beside the one that is signed in by takes no kept place", () => {
        const other = "email";
        const body = { ...bodyOf(anna), [other]: "boese@post.example" };
        const cookie = cookieOf(of, "boese@post.example");
        expect(enter(gate, path, { cookie, body }).isInside()).toBe(false);
      });

      it("one account has two of the places that are kept for such browsers", () => {
        const mine = Array.from({ length: 5 }, () => known("boese@post.example"));
        expect(mine.filter((request) => request.isInside())).toHaveLength(2);
        const others = Array.from({ length: 40 }, (_, at) => known(`gast${at}@post.example`));
        expect(others.filter((request) => request.isInside())).toHaveLength(reserved - 2);
      });
    },
  );

  it("however many of them come from one address, a stranger finds a place too", () => {
    process.env.GRATWEG_SIGN_INS_WAITING = "7";
    gate = signInGate();
    const office = Array.from({ length: 40 }, (_, at) => {
      const email = `gast${at}@post.example`;
      const cookie = cookieOf("travellers", email);
      return enter(gate, "/api/auth/local", { address: "198.51.100.1", cookie, body: { identifier: email } });
    });
    // Four as those who have signed in before, two more as anybody from there.
    expect(office.filter((request) => request.isInside())).toHaveLength(6);
    expect(enter(gate, "/api/auth/local").isInside()).toBe(true);
  });

  it("stands in nobody else's way", () => {
    for (let time = 0; time < 3; time += 1) enter(gate, "/api/auth/local");
    expect(enter(gate, "/api/auth/local", { method: "OPTIONS" }).isInside()).toBe(true);
    for (const path of ["/api/plans", "/api/users/me", "/api/auth/logout", "/_health"])
      expect(enter(gate, path).isInside()).toBe(true);
  });
});
