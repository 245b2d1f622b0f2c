import signInGate from "../../middlewares/sign-in-gate";

interface Answer {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

/** One request through the gate; `leave` lets it out again. */
function enter(gate: ReturnType<typeof signInGate>, path: string, method = "POST") {
  const answer: Answer = { status: 404, body: undefined, headers: {} };
  let leave: () => void = () => undefined;
  let isInside = false;
  const ctx = Object.assign(answer, {
    method,
    path,
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
    const paths = ["local", "local/register", "forgot-password"].map((path) => `/api/auth/${path}`);
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

  it("stands in nobody else's way", () => {
    for (let time = 0; time < 3; time += 1) enter(gate, "/api/auth/local");
    expect(enter(gate, "/api/auth/local", "OPTIONS").isInside()).toBe(true);
    for (const path of ["/api/plans", "/api/users/me", "/api/auth/logout", "/_health"])
      expect(enter(gate, path).isInside()).toBe(true);
  });
});
