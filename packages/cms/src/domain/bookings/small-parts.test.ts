import { GateFull, createGate } from "./gate";
import { createContentCache } from "./content-cache";
import { cancelBooking } from "./cancel";
import { bookedMails, cancelledMails, heldMails, mailHost } from "./mails";
import { prepared } from "./named-parameters";
import { bookingCommand } from "./request-shape";
import { serviceOnly } from "./service-only";
import { aRequest, someContent } from "./testing";
import { createTurns } from "./turns";

describe("named parameters", () => {
  it("are numbered in the order of their first use; casts are none", () => {
    const { text, values } = prepared("x", "SELECT :b, :a, :b, '{}'::jsonb");
    expect(text).toBe("SELECT $1, $2, $1, '{}'::jsonb");
    expect(values({ a: 1, b: 2 })).toEqual([2, 1]);
    expect(() => values({ a: 1 })).toThrow("parameter b");
  });
});

describe("the gate", () => {
  it("lets in so many, turns away the next one, and lets in again", async () => {
    const gate = createGate(1);
    let leave: () => void = () => undefined;
    const inside = gate.enter(() => new Promise<void>((resolve) => (leave = resolve)));
    await expect(gate.enter(() => Promise.resolve(1))).rejects.toThrow(GateFull);
    leave();
    await inside;
    await expect(gate.enter(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await gate.enter(() => Promise.resolve(2))).toBe(2);
  });
});

describe("turns", () => {
  it("are taken one after the other under one name, also after a failure", async () => {
    const inTurn = createTurns();
    const order: string[] = [];
    const work =
      (name: string, fails = false) =>
      async () => {
        order.push(`${name} starts`);
        await Promise.resolve();
        order.push(`${name} ends`);
        if (fails) throw new Error(name);
      };
    const results = await Promise.allSettled([
      inTurn("a", work("1", true)),
      inTurn("a", work("2")),
      inTurn("b", work("3")),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
    expect(order.indexOf("2 starts")).toBeGreaterThan(order.indexOf("1 ends"));
    expect(order.indexOf("3 starts")).toBeLessThan(order.indexOf("1 ends"));
  });
});

describe("the content cache", () => {
  it("loads once for all who ask, again after a change, a failure, its lifetime or midnight", async () => {
    let time = 0;
    const load = jest.fn(() => Promise.resolve(someContent()));
    const cache = createContentCache(load, () => time);
    await Promise.all([cache.read(1, "2027-05-01"), cache.read(1, "2027-05-01")]);
    expect(load).toHaveBeenCalledTimes(1);
    await cache.read(1, "2027-05-02");
    expect(load).toHaveBeenCalledTimes(2);
    cache.clear();
    await cache.read(1, "2027-05-02");
    time = 10_000;
    load.mockReturnValueOnce(Promise.reject(new Error("away")));
    await expect(cache.read(1, "2027-05-02")).rejects.toThrow("away");
    await cache.read(1, "2027-05-02");
    expect(load).toHaveBeenCalledTimes(5);
  });

  it("does not keep what was read before a change and arrived after it", async () => {
    let arrive: (content: ReturnType<typeof someContent>) => void = () => undefined;
    const load = jest
      .fn(() => Promise.resolve(someContent()))
      .mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const cache = createContentCache(load, () => 0);
    const early = cache.read(1, "2027-05-01");
    cache.clear();
    arrive({ ...someContent(), insurance: null });
    await early;
    expect((await cache.read(1, "2027-05-01"))?.insurance).not.toBeNull();
  });
});

describe("message identifiers", () => {
  it("hang on the sender's host and the booking's number", () => {
    expect(mailHost("Gratweg <post@mail.gratweg.example>")).toBe("mail.gratweg.example");
    expect(mailHost("post@gratweg.example")).toBe("gratweg.example");
    expect(mailHost("nobody")).toBe("gratweg.example");
    expect(bookedMails("a@x.example", "b@x.example", "h").map((m) => `${m.before}1${m.after}`)).toEqual([
      "<booking-1-confirmation@h>",
      "<booking-1-notice@h>",
    ]);
  });

  it("differ by occasion; an operator without an address gets no notice", () => {
    const queued = (mails: ReturnType<typeof heldMails>) =>
      mails.map(({ kind, to, before, after }) => [kind, to, `${before}1${after}`]);
    const toTraveller = ["booking-cancellation", "a@x.example", "<booking-1-cancellation@h>"];
    expect(queued(heldMails("a@x.example", "h"))).toEqual([
      ["booking-hold", "a@x.example", "<booking-1-hold@h>"],
    ]);
    expect(queued(cancelledMails("a@x.example", "b@x.example", "h"))).toEqual([
      toTraveller,
      ["booking-cancellation-notice", "b@x.example", "<booking-1-cancellation-notice@h>"],
    ]);
    expect(queued(cancelledMails("a@x.example", null, "h"))).toEqual([toTraveller]);
  });
});

describe("the shape of a booking", () => {
  const body = {
    key: "a-key-of-16-chars",
    requestHash: "h",
    request: aRequest(),
    isMember: true,
    guest: { network: "network-of-a-guest", client: "client-of-a-guest" },
  };

  const ole = { firstName: "Ole", lastName: "Weiß", birthDate: "2011-01-02" };

  it("is taken at its bounds, with its note", () => {
    const options = { singleRooms: 2, insurance: false };
    const change = { departure: 2 ** 31 - 1, options, expectedTotal: 0, note: "x".repeat(4000) };
    const request = { ...body.request, ...change };
    expect(bookingCommand({ ...body, request })).toEqual({ ...body, request });
  });

  it("is a visitor's where nothing is said of a membership", () => {
    const { isMember: _unsaid, guest: _proven, ...silent } = body;
    expect(bookingCommand(silent)).toEqual({ ...body, isMember: false, guest: null });
  });

  it("is taken, without fields that nobody knows", () => {
    const extra = {
      ...body,
      request: { ...body.request, admin: true, contact: { ...body.request.contact, x: 1 } },
    };
    expect(bookingCommand(extra)).toEqual(body);
  });

  it.each([
    ["kind", null],
    ["kind", "booking"],
    ["kind", [body]],
    ["key", { ...body, key: "short" }],
    ["key", { ...body, key: 1_234_567_890_123_456 }],
    ["hash", { ...body, requestHash: "" }],
    ["guest's network", { ...body, guest: { ...body.guest, network: 1_234_567_890_123_456 } }],
    ["request", { ...body, request: null }],
    ["second traveller", { ...body, request: { ...body.request, travellers: [ole, { firstName: "Ole" }] } }],
    ["unborn traveller", { ...body, request: { ...body.request, travellers: [{ ...ole, birthDate: "" }] } }],
    ["traveller", { ...body, request: { ...body.request, travellers: [null] } }],
    ["insurance", { ...body, request: { ...body.request, options: { singleRooms: 0, insurance: "yes" } } }],
    [
      "negative rooms",
      { ...body, request: { ...body.request, options: { singleRooms: -1, insurance: true } } },
    ],
    ["departure's number", { ...body, request: { ...body.request, departure: 0 } }],
    ["long note", { ...body, request: { ...body.request, note: "x".repeat(4001) } }],
    ["membership", { ...body, isMember: "yes" }],
    ["network", { ...body, guest: { ...body.guest, network: "192.0.2.1" } }],
    ["client", { ...body, guest: { network: "network-of-a-guest" } }],
    ["guest", { ...body, guest: "nobody" }],
    ["travellers", { ...body, request: { ...body.request, travellers: [] } }],
    ["rooms", { ...body, request: { ...body.request, options: { singleRooms: 3, insurance: true } } }],
    ["total", { ...body, request: { ...body.request, expectedTotal: 1.5 } }],
    ["departure", { ...body, request: { ...body.request, departure: 2 ** 31 } }],
    ["note", { ...body, request: { ...body.request, note: "\0" } }],
    ["contact", { ...body, request: { ...body.request, contact: { email: "a@x.example" } } }],
  ])("is refused for its %s", (_, wrong) => {
    expect(bookingCommand(wrong)).toBeNull();
  });
});

describe("a cancellation", () => {
  it("keeps who and why without blanks around them, and not without end", async () => {
    const cancel = jest.fn(() => Promise.resolve({ outcome: "unknown" }));
    const now = new Date("2027-05-01T10:00:00Z");
    const asked = { by: ` Ida ${" ".repeat(500)}`, reason: `  ${"x".repeat(501)}` };
    await cancelBooking({ cancel } as never, 100_001, asked, now);
    expect(cancel.mock.calls).toEqual([[100_001, { by: "Ida", reason: "x".repeat(500) }, now]]);
  });
});

describe("the service's secret", () => {
  const ask = async (secret: string | undefined, authorization: string) => {
    let passed = false;
    const context = { status: 200, body: null as unknown, get: () => authorization };
    await serviceOnly(secret)(context, () => {
      passed = true;
      return Promise.resolve();
    });
    return [passed, context.status];
  };

  it("opens; another one, none, or a missing one do not", async () => {
    expect(await ask("s", "Bearer s")).toEqual([true, 200]);
    expect(await ask("s", "Bearer t")).toEqual([false, 401]);
    expect(await ask("s", "")).toEqual([false, 401]);
    expect(await ask(undefined, "Bearer undefined")).toEqual([false, 503]);
  });
});
