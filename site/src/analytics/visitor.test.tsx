import { network } from "./testing/network";
import { KEY, pass, settled, visit } from "./testing/visit";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const property = (name: string) => network.views().map(({ properties }) => properties[name]);
const storedKeys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];

it("every visitor has a person profile [9.23]", async () => {
  visit().view("/de");
  await pass(3_000);
  expect(property("$process_person_profile")).toEqual([true]);
});

it("nothing is counted by itself: no page view, no click, no leaving [9.24]", async () => {
  visit();
  await settled();
  document.body.click();
  window.history.pushState(null, "", "/de/reisesuche");
  window.dispatchEvent(new Event("pagehide"));
  await pass(10_000);
  expect(network.events()).toEqual([]);
});

describe("sessions", () => {
  it("end after 1800 seconds without a view, and not a second sooner [9.27]", async () => {
    const visitor = visit();
    visitor.view("/de");
    await pass(30 * MINUTE);
    visitor.view("/de/reisesuche");
    await pass(30 * MINUTE + 1_000);
    visitor.view("/de/magazin");
    await pass(3_000);
    const [first, second, third] = property("$session_id");
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(new Set(property("distinct_id")).size).toBe(1);
  });

  it("end after 24 hours, however busy [9.27]", async () => {
    const visitor = visit();
    for (let quarter = 0; quarter <= 24 * 4 + 1; quarter++) {
      visitor.view(`/de/magazin/${quarter}`);
      await pass(15 * MINUTE);
    }
    const sessions = property("$session_id");
    expect(new Set(sessions.slice(0, 24 * 4 + 1)).size).toBe(1);
    expect(sessions.at(-1)).not.toBe(sessions[0]);
    expect(24 * HOUR).toBe(24 * 4 * 15 * MINUTE);
  });
});

it("the cookie lasts 365 days and belongs to this host alone [9.30]", async () => {
  const written: string[] = [];
  const set = Object.getOwnPropertyDescriptor(Document.prototype, "cookie")!;
  jest.spyOn(document, "cookie", "set").mockImplementation((text) => {
    written.push(text);
    set.set?.call(document, text);
  });
  visit().view("/de");
  await settled();
  const ours = written.filter((text) => text.startsWith(`ph_${KEY}_posthog=`) && !text.includes("1970"));
  expect(ours.length).toBeGreaterThan(0);
  for (const text of ours) {
    const expires = Date.parse(/expires=([^;]+)/i.exec(text)?.[1] ?? "");
    expect(Math.round((expires - Date.now()) / (24 * HOUR))).toBe(365);
    expect(text).not.toMatch(/domain=/i);
    expect(text).toMatch(/path=\//i);
  }
});

describe("the visitor's number", () => {
  const next = async () => {
    visit().view("/de");
    await pass(3_000);
  };

  it("is the same on the next page", async () => {
    await next();
    await next();
    expect(new Set(property("distinct_id")).size).toBe(1);
  });

  it("ends with the cookie, although local storage would keep it", async () => {
    await next();
    document.cookie = `ph_${KEY}_posthog=; path=/; max-age=0`;
    expect(localStorage.getItem(`ph_${KEY}_posthog`)).toContain("distinct_id");
    await next();
    expect(new Set(property("distinct_id")).size).toBe(2);
  });
});

describe("debug", () => {
  const told = () => {
    const log = jest.spyOn(console, "log").mockImplementation(() => undefined);
    jest.spyOn(console, "warn").mockImplementation(() => undefined);
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    return log;
  };

  it("is on at load [9.25]", () => {
    const log = told();
    visit({ debug: true });
    expect(log.mock.calls.flat().join("\n")).toContain("You're now in debug mode.");
    expect(localStorage.getItem("ph_debug")).toBe("true");
  });

  it("is off in production, where the console stays empty [9.25]", async () => {
    const log = told();
    visit({ debug: false }).view("/de");
    await pass(3_000);
    expect(log).not.toHaveBeenCalled();
    expect(localStorage.getItem("ph_debug")).toBeNull();
  });
});

describe("withdrawal", () => {
  it("drops what waits to be sent and removes cookies and both storages", async () => {
    localStorage.setItem("gratweg_consent", "{}");
    const visitor = visit();
    visitor.view("/de");
    await pass(2_000);
    expect(storedKeys().length).toBeGreaterThan(2);
    expect(document.cookie).toContain("ph_");
    visitor.stop();
    const before = network.sent.length;
    window.dispatchEvent(new Event("pagehide"));
    visitor.view("/de/reisesuche");
    await pass(3 * HOUR);
    window.dispatchEvent(new Event("beforeunload"));
    expect(network.sent).toHaveLength(before);
    expect(network.events()).toEqual([]);
    expect([storedKeys(), document.cookie]).toEqual([["gratweg_consent"], ""]);
    localStorage.clear();
  });

  it("drops what waits for another attempt", async () => {
    network.answer = () => ({ status: 503 });
    const visitor = visit();
    visitor.view("/de");
    await pass(3_000);
    expect(network.batches()).toHaveLength(1);
    visitor.stop();
    await pass(3 * HOUR);
    expect(network.batches()).toHaveLength(1);
  });

  it("and consent again: another visitor, counted once, from the same page", async () => {
    const before = visit();
    before.view("/de");
    await pass(3_000);
    before.stop();
    visit().view("/de");
    await pass(3_000);
    const [first, second, ...further] = property("distinct_id");
    expect(second).not.toBe(first);
    expect(further).toEqual([]);
  });
});
