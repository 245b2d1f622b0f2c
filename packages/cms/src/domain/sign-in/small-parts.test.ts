import { trustedProxies } from "../../environment";
import { addressGroup, clientAddress } from "./client-address";
import { createDevices, DEVICE_COOKIE } from "./device";
import { createHashPool, type Hand, type HashJob } from "./hash-pool";
import { createSignInLimits } from "./limits";
import { requireFitPassword } from "./passwords";
import { SignInRefusal } from "./refusal";
import { emailOf, nameOf, newPasswordOf, originOf } from "./request-shape";

function codeOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof SignInRefusal ? error.code : String(error);
  }
}

describe("passwords", () => {
  it.each([
    ["Bergschuh-2027", undefined],
    ["äö".repeat(18), undefined],
    ["7 Zeich", "password-short"],
    ["🥾🥾🥾🥾🥾🥾🥾", "password-short"],
    ["ä".repeat(37), "password-long"],
    ["a".repeat(73), "password-long"],
    ["password", "password-common"],
    ["PassWord1", "password-common"],
    ["qwertyuiop", "password-common"],
    ["aaaaaaaaaaaa", "password-common"],
    ["Gratweg2027!", "password-common"],
    ["Passwort123", "password-common"],
  ])("%s: %s", (password, code) => {
    expect(codeOf(() => requireFitPassword(password))).toBe(code);
  });

  it("are not the person's own words, whatever stands around them", () => {
    const person = ["anna.ott@post.example", "anna.ott", "Anna", "Ott", "AnnaOtt"];
    for (const password of ["Anna.Ott@post.example", "annaott1985!", "ANNAOTT99"])
      expect(codeOf(() => requireFitPassword(password, person))).toBe("password-common");
    expect(codeOf(() => requireFitPassword("Annas Bergschuhe", person))).toBeUndefined();
  });
});

describe("requests", () => {
  it("one spelling for an address", () => {
    expect(emailOf(" Anna@POST.example ")).toBe("anna@post.example");
    for (const value of ["", "anna", 7, null, "a@b.example,c@d.example", `${"a".repeat(300)}@b.example`])
      expect(codeOf(() => emailOf(value))).toBe("invalid");
  });

  it("names hold neither markup nor addresses", () => {
    expect(nameOf("  Anna   Maria ")).toBe("Anna Maria");
    for (const value of [
      "",
      "<b>",
      "Klick https://böse.example",
      "www.boese.example",
      "a\u0000",
      "a".repeat(81),
    ])
      expect(codeOf(() => nameOf(value))).toBe("invalid");
  });

  it("a new password stands there twice, letter by letter", () => {
    expect(newPasswordOf({ password: " Berg ", passwordConfirmation: " Berg " })).toBe(" Berg ");
    expect(codeOf(() => newPasswordOf({ password: "Berg", passwordConfirmation: "berg" }))).toBe("invalid");
  });

  it("links lead to sites of ours alone", () => {
    const sites = { origins: ["https://wandern.example"], portal: "https://portal.example" };
    expect(originOf("https://wandern.example", sites)).toBe("https://wandern.example");
    for (const value of ["https://evil.example", "https://wandern.example.evil.example", undefined, 7])
      expect(originOf(value, sites)).toBe("https://portal.example");
  });
});

describe("who calls", () => {
  it("is the last word of a proxy that is believed, and else the connection", () => {
    const caller = (proxies: string, remoteAddress: string, ips: string[] = ["6.6.6.6", "198.51.100.7"]) =>
      clientAddress({ request: { ips, socket: { remoteAddress } } }, trustedProxies(proxies));
    expect(caller("true", "127.0.0.1", [])).toBe("127.0.0.1");
    for (const believed of ["true", "1", "loopback", "10.0.0.0/8, 127.0.0.1", "127.0.0.0/8"])
      expect(caller(believed, "127.0.0.1")).toBe("198.51.100.7");
    expect(caller("10.0.0.0/8,fd00::/8", "::ffff:10.1.2.3")).toBe("198.51.100.7");
    expect(caller("10.0.0.0/8,fd00::/8", "fd00::7")).toBe("198.51.100.7");
    for (const nobody of ["", "0", "false", "10.0.0.0/8", "192.0.2.1"])
      expect(caller(nobody, "127.0.0.1")).toBe("127.0.0.1");
    expect(() => trustedProxies("my-proxy")).toThrow();
  });

  it.each([
    ["::ffff:198.51.100.7", "198.51.100.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8::6", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
  ])("%s counts as %s", (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});

describe("a device's cookie", () => {
  const devices = createDevices("geheim");
  const cookieOf = (header: string) => header.split(";")[0] ?? "";

  it("knows the accounts that signed in on it, up to four, and no others", () => {
    let cookie = "";
    for (const account of ["a", "b", "c", "d"])
      cookie = cookieOf(devices.remember(cookie, account, { isSecure: true }));
    const names = ["a", "b", "c", "d"].map((account) => devices.known(`x=1; ${cookie}`, account));
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toMatch(/^[\w-]{22}$/);
    expect(devices.known(cookie, "e")).toBeNull();
    cookie = cookieOf(devices.remember(cookie, "e", { isSecure: true }));
    expect(["a", "e"].map((account) => devices.known(cookie, account) !== null)).toEqual([false, true]);
  });

  it("cannot be made without the secret, nor carried over to another device", () => {
    const other = cookieOf(createDevices("anderes").remember("", "a", { isSecure: true }));
    expect(devices.known(other, "a")).toBeNull();
    const [, proof = ""] = cookieOf(devices.remember("", "a", { isSecure: true })).split(".");
    expect(devices.known(`${DEVICE_COOKIE}=${"A".repeat(22)}.${proof}`, "a")).toBeNull();
    for (const broken of [
      "",
      `${DEVICE_COOKIE}=`,
      `${DEVICE_COOKIE}=x.y`,
      `${DEVICE_COOKIE}=${"ä".repeat(45)}`,
    ])
      expect(devices.known(broken, "a")).toBeNull();
  });

  it("is for no script and for sign-in alone", () => {
    expect(devices.remember("", "a", { isSecure: true })).toMatch(
      /^gratweg_device=[\w-]{22}\.[\w-]{22}; Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=None; Secure; Partitioned$/,
    );
    expect(devices.remember("", "a", { isSecure: false })).toMatch(/; HttpOnly; SameSite=Lax$/);
  });
});

describe("the hashing pool", () => {
  function slowHands() {
    const open: (() => void)[] = [];
    const made: Hand[] = [];
    const createHand = (): Hand => {
      const hand: Hand = {
        work: ({ password }: HashJob) =>
          new Promise((resolve, reject) => {
            open.push(() =>
              password === "boom" ? reject(new Error("boom")) : resolve(`hash of ${password}`),
            );
          }),
        end: () => undefined,
      };
      made.push(hand);
      return hand;
    };
    return { open, made, createHand };
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it("works on so many at once, lets so many wait in their order, and sends the rest away at once", async () => {
    const { open, made, createHand } = slowHands();
    const pool = createHashPool({ workers: 2, waiting: 3, createHand });
    const done: string[] = [];
    const five = ["a", "b", "c", "d", "e"].map((word) => pool.hash(word).then((hash) => done.push(hash)));
    await settled();
    const refusal = await pool.hash("f").catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "busy", status: 503, retryAfter: 1 });
    expect([made.length, open.length]).toEqual([2, 2]);
    while (done.length < 5) {
      open.shift()?.();
      await settled();
    }
    await Promise.all(five);
    expect(done).toEqual(["a", "b", "c", "d", "e"].map((word) => `hash of ${word}`));
    const sixth = pool.hash("f");
    await settled();
    open.shift()?.();
    expect(await sixth).toBe("hash of f");
    expect(made).toHaveLength(2);
  });

  it("replaces a hand that breaks; whoever waits behind it is served", async () => {
    const { open, made, createHand } = slowHands();
    const pool = createHashPool({ workers: 1, waiting: 5, createHand });
    const broken = pool.hash("boom").catch((error: Error) => error.message);
    const behind = pool.hash("a");
    await settled();
    open.shift()?.();
    expect(await broken).toBe("boom");
    await settled();
    open.shift()?.();
    expect(await behind).toBe("hash of a");
    expect(made).toHaveLength(2);
  });

  it("closing tells those who wait", async () => {
    const { createHand } = slowHands();
    const pool = createHashPool({ workers: 1, waiting: 5, createHand });
    void pool.hash("a");
    const waiting = pool.hash("b").catch((error: unknown) => error);
    pool.close();
    expect(await waiting).toMatchObject({ code: "busy" });
  });
});

it("a limit of 0 is none", () => {
  const limits = createSignInLimits({ failuresPerAccount: 0, failuresPerAddress: 0, requestsPerAddress: 0 });
  for (let time = 0; time < 500; time += 1) {
    limits.guess("a", { address: "b", device: null });
    limits.request("b");
  }
  expect(() => limits.guess("a", { address: "b", device: null })).not.toThrow();
});
