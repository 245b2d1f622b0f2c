import { trustedProxies } from "../../environment";
import { addressGroup, clientAddress } from "./client-address";
import { mayMail } from "./decide";
import { createDevices, deviceHost } from "./device";
import { createHashPool, type Hand, type HashJob } from "./hash-pool";
import { createSignInLimits } from "./limits";
import { ACCOUNT_MAILS } from "./mails";
import { requireFitPassword, wordsOf } from "./passwords";
import { SignInRefusal } from "./refusal";
import {
  emailOf,
  fieldsOf,
  nameOf,
  newEmailOf,
  newPasswordOf,
  originOf,
  planOf,
  sessionKindOf,
  textOf,
} from "./request-shape";
import { accountTokens, TOKEN_LIFETIME_MS } from "./tokens";

function codeOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof SignInRefusal ? error.code : String(error);
  }
}

const DEVICE = "gratweg_device";

describe("passwords", () => {
  it.each([
    ["Bergschuh-2027", undefined],
    ["äö".repeat(18), undefined],
    ["Ä€".repeat(32), undefined],
    ["ä€".repeat(64), undefined],
    ["Vier Murmeltiere am Grat", undefined],
    ["drache-8361927450", undefined],
    ["7 Zeich", "password-short"],
    ["🥾🥾🥾🥾🥾🥾🥾", "password-short"],
    [`${"ä€".repeat(64)}a`, "password-long"],
    ["password", "password-common"],
    ["PassWord1", "password-common"],
    ["qwertyuiop", "password-common"],
    ["aaaaaaaaaaaa", "password-common"],
    ["Gratweg2027!", "password-common"],
    ["Passwort123", "password-common"],
    ["Password123!", "password-common"],
    ["P@ssw0rd2026", "password-common"],
    ["!!Dragon99", "password-common"],
    ["schalke1904", "password-common"],
    ["Hallohallo1", "password-common"],
  ])("%s: %s", (password, code) => {
    expect(codeOf(() => requireFitPassword(password))).toBe(code);
  });

  it("are not the person's own words, whatever stands around them", () => {
    const person = ["anna.ott@post.example", "anna.ott", "Anna", "Ott", "AnnaOtt"];
    for (const password of ["Anna.Ott@post.example", "annaott1985!", "ANNAOTT99"])
      expect(codeOf(() => requireFitPassword(password, person))).toBe("password-common");
    expect(codeOf(() => requireFitPassword("Annas Bergschuhe", person))).toBeUndefined();
  });

  it("are not the address, its first part, or the name in any of its spellings", () => {
    const person = wordsOf({
      email: "wandervogel@post.example",
      firstName: "Anneliese",
      lastName: "Ottendorf",
    });
    for (const password of [
      ...["wandervogel@post.example", "Wandervogel", "Anneliese", "Ottendorf", "AnnelieseOttendorf"],
      ...["Anneliese Ottendorf", "Anneliese.Ottendorf", "OttendorfAnneliese", "Ottendorf Anneliese"],
      "Ottendorf1985!",
    ])
      expect([password, codeOf(() => requireFitPassword(password, person))]).toEqual([
        password,
        "password-common",
      ]);
    expect(codeOf(() => requireFitPassword("Xaver Ottendorf", person))).toBeUndefined();
  });

  it("may be chosen where the person has said no name, whatever signs they are of", () => {
    const person = wordsOf({ email: "ab@post.example", firstName: null, lastName: null });
    for (const password of ["!?=)(/&%$", "ab-4719-36!", "abab7391!Zug"])
      expect(codeOf(() => requireFitPassword(password, person))).toBeUndefined();
    expect(codeOf(() => requireFitPassword("Kiefernzapfen", ["  KIEFERNZAPFEN "]))).toBe("password-common");
  });

  it("are repetitions only from end to end, and of what is short or common", () => {
    for (const password of ["xk9mqw2vbxk9mqw2vb", "Bergziegenziegen!!Bach", "xyxyxyxy Tal mit Bach"])
      expect([password, codeOf(() => requireFitPassword(password))]).toEqual([password, undefined]);
    for (const password of ["xqzxqzxqzxqz", "passwordpassword", "xqz7kxqz7k"])
      expect([password, codeOf(() => requireFitPassword(password))]).toEqual([password, "password-common"]);
  });

  it("are not made longer by being said again", () => {
    const person = ["anna.berg@post.example", "AnnaBerg"];
    for (const password of [
      "gratweggratweg",
      "Wandernwandern1",
      "passwortpasswort",
      "abcabcabcabc",
      "annabergANNABERG",
    ])
      expect(codeOf(() => requireFitPassword(password, person))).toBe("password-common");
    expect(codeOf(() => requireFitPassword("fels und moos, fels und moos", person))).toBeUndefined();
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

describe("fields", () => {
  it("are none where the body is none", () => {
    for (const body of [undefined, null, "text", 7]) expect(fieldsOf(body)).toEqual({});
    expect(fieldsOf({ a: 1 })).toEqual({ a: 1 });
  });

  it("are texts up to their longest, and not empty", () => {
    expect([textOf("abc", 3), codeOf(() => textOf("abcd", 3))]).toEqual(["abc", "invalid"]);
    for (const value of ["", 7, null, undefined, ["a"]])
      expect(codeOf(() => textOf(value, 3))).toBe("invalid");
  });

  it("names have up to eighty characters, not only blanks", () => {
    expect(nameOf("a".repeat(80))).toHaveLength(80);
    for (const name of ["a".repeat(81), "   "]) expect(codeOf(() => nameOf(name))).toBe("invalid");
  });

  it("an address of a new account is one that mails can reach; an odd one that is known goes on", () => {
    expect(newEmailOf(" Anna@Post.example ".trim())).toBe("anna@post.example");
    for (const odd of ["anna@post", "anna..ott@post.example"]) {
      expect(emailOf(odd)).toBe(odd);
      expect([odd, codeOf(() => newEmailOf(odd))]).toEqual([odd, "invalid"]);
    }
  });

  it("a membership is named by its slug; anything else is none", () => {
    expect([planOf("gratweg-plus"), planOf("a".repeat(100))]).toEqual(["gratweg-plus", "a".repeat(100)]);
    for (const value of ["a".repeat(101), "Gratweg Plus", "-a", "", 7, null, ["gratweg-plus"], undefined])
      expect(planOf(value)).toBeNull();
  });

  it("a shared computer is said so by a body or by an address", () => {
    expect([true, "true"].map(sessionKindOf)).toEqual(["shared", "shared"]);
    expect([false, "false", "1", 1, undefined].map(sessionKindOf)).toEqual(Array(5).fill("normal"));
  });

  it("an origin that is no text leads to the portal", () => {
    const sites = { origins: ["http://a.example"], portal: "http://portal.example" };
    expect([originOf(["http://a.example"], sites), originOf("http://a.example", sites)]).toEqual([
      "http://portal.example",
      "http://a.example",
    ]);
  });
});

it("who is sent away is told to come again when the queue may be over, in a second at least", () => {
  const after = (waiting: number, workers: number) => SignInRefusal.busy({ waiting, workers }).retryAfter;
  expect([after(0, 2), after(5, 1), after(20, 1), after(21, 1), after(60, 2)]).toEqual([1, 1, 2, 3, 3]);
  expect(new SignInRefusal("credentials").toBody().error).toMatchObject({
    status: 400,
    name: "ValidationError",
  });
});

it("a mail's link opens still, whatever version has made it", () => {
  expect(accountTokens("geheim").token("reset", "doc-1", "seed")).toBe(
    "zxOCY5lhKYSm4SA5ikhLG1dot7vKYrfyZCvEHeneJG0",
  );
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
    ["::ffff:c633:6407", "198.51.100.7"],
    ["0:0:0:0:0:FFFF:c633:6407", "198.51.100.7"],
    ["198.51.100.7:50123", "198.51.100.7"],
    ["[2001:db8::6]:50123", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["unknown", "unknown"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8::6", "2001:db8:0:0::/64"],
    ["::1", "::1"],
    ["::2", "0:0:0:0::/64"],
  ])("%s counts as %s", (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});

describe("mails that somebody asks for by an address", () => {
  const HOUR = 60 * 60 * 1000;
  const NOW = new Date("2027-01-10T09:00:00Z");
  const RESET = { mail: ACCOUNT_MAILS.reset, link: "reset" } as const;
  const KNOWN = { mail: ACCOUNT_MAILS.known, link: null } as const;
  const ANNA = "anna@post.example";
  const RECEIVER = { email: ANNA, isConfirmed: true, now: NOW };
  const sent = (count: number, kind: string, ago: number) =>
    Array.from({ length: count }, () => ({ kind, to: ANNA, at: new Date(NOW.getTime() - ago) }));

  it.each([
    ["the fifth within the hour", RESET, sent(4, RESET.mail, HOUR - 1), true],
    ["the sixth within the hour", RESET, sent(5, RESET.mail, HOUR - 1), false],
    ["the sixth, an hour later", RESET, sent(5, RESET.mail, HOUR), true],
    ["five of another kind", RESET, sent(5, KNOWN.mail, 0), true],
    ["the fifteenth of the day", KNOWN, sent(14, KNOWN.mail, HOUR), true],
    ["the sixteenth of the day, without a link", KNOWN, sent(15, RESET.mail, HOUR), false],
    ["the sixteenth, with the first link of an hour", RESET, sent(15, RESET.mail, HOUR), true],
    [
      "the sixteenth, with a link, a moment before the last link's hour is over",
      RESET,
      [...sent(14, RESET.mail, HOUR), ...sent(1, RESET.mail, HOUR - 1)],
      false,
    ],
    ["a link after fifteen mails without one", RESET, sent(15, KNOWN.mail, 0), true],
    [
      "the first to choose a password by, after fifteen others",
      { mail: ACCOUNT_MAILS.firstPassword, link: "invitation" } as const,
      sent(15, RESET.mail, 0),
      true,
    ],
  ])("%s", (_case, decision, mails, may) => {
    expect(mayMail(decision, mails, RECEIVER)).toBe(may);
  });

  it("no link ends before the next one may go out", () => {
    for (const [purpose, lifetime] of Object.entries(TOKEN_LIFETIME_MS)) {
      const last = [...sent(15, KNOWN.mail, 0), ...sent(1, RESET.mail, lifetime)];
      expect([purpose, mayMail(RESET, last, RECEIVER)]).toEqual([purpose, true]);
    }
  });
});

describe("a device's cookie", () => {
  const devices = createDevices("geheim");
  const HTTP = { isSecure: false };
  const TLS = { isSecure: true };
  const cookieOf = ({ header }: { header: string }) => header.split(";")[0] ?? "";

  it("knows the accounts that signed in on it, up to four, and no others", () => {
    let cookie = "";
    for (const account of ["a", "b", "c", "d"]) cookie = cookieOf(devices.remember(cookie, account, HTTP));
    const names = ["a", "b", "c", "d"].map((account) => devices.known(`x=1; ${cookie}`, account, HTTP));
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toMatch(/^[\w-]{22}$/);
    expect(devices.known(cookie, "e", HTTP)).toBeNull();
    cookie = cookieOf(devices.remember(cookie, "e", HTTP));
    expect(["a", "e"].map((account) => devices.known(cookie, account, HTTP) !== null)).toEqual([false, true]);
  });

  it("cannot be made without the secret, nor carried over to another device", () => {
    const other = cookieOf(createDevices("anderes").remember("", "a", HTTP));
    expect(devices.known(other, "a", HTTP)).toBeNull();
    const [, proof = ""] = cookieOf(devices.remember("", "a", HTTP)).split(".");
    expect(devices.known(`${DEVICE}=${"A".repeat(22)}.${proof}`, "a", HTTP)).toBeNull();
    for (const broken of ["", `${DEVICE}=`, `${DEVICE}=x.y`, `${DEVICE}=${"ä".repeat(45)}`])
      expect(devices.known(broken, "a", HTTP)).toBeNull();
  });

  it("is for no script; where it is secure of this host alone, else for sign-in alone", () => {
    const value = String.raw`[\w-]{22}\.[\w-]{22}`;
    const common = "Max-Age=31536000; HttpOnly; ";
    expect(devices.remember("", "a", TLS).header).toMatch(
      new RegExp(`^__Host-gratweg_device=${value}; Path=/; ${common}SameSite=None; Secure; Partitioned$`),
    );
    expect(devices.remember("", "a", HTTP).header).toMatch(
      new RegExp(`^gratweg_device=${value}; Path=/api/auth; ${common}SameSite=Lax$`),
    );
  });

  it("of editors is sent to their own screens alone", () => {
    const editors = createDevices("geheim", { name: "editor", path: "/admin", isCrossSite: false });
    expect(editors.remember("", "a", HTTP).header).toMatch(
      /^editor=[\w.-]{45}; Path=\/admin; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    expect(editors.remember("", "a", TLS).header).toMatch(
      /^__Host-editor=[\w.-]{45}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  it("names an account once, however often it signs in there", () => {
    let cookie = "";
    for (const account of ["a", "b", "c", "a", "a", "a", "a"])
      cookie = cookieOf(devices.remember(cookie, account, HTTP));
    expect(["a", "b", "c"].map((account) => devices.known(cookie, account, HTTP) !== null)).toEqual(
      Array(3).fill(true),
    );
    expect(cookie.split(".")).toHaveLength(4);
  });

  it("is secure by TLS, by the public address, and at this machine's own", () => {
    const isSecure = (secure: boolean, hostname: string) => deviceHost({ secure, hostname }).isSecure;
    expect([isSecure(true, "cms.example"), isSecure(false, "cms.example")]).toEqual([true, false]);
    expect([isSecure(false, "localhost"), isSecure(false, "127.0.0.1")]).toEqual([true, true]);
    const before = process.env.GRATWEG_CMS_URL;
    process.env.GRATWEG_CMS_URL = "https://cms.example";
    expect(isSecure(false, "cms.example")).toBe(true);
    process.env.GRATWEG_CMS_URL = "http://cms.example/https:";
    expect(isSecure(false, "cms.example")).toBe(false);
    if (before === undefined) delete process.env.GRATWEG_CMS_URL;
    else process.env.GRATWEG_CMS_URL = before;
  });

  it("counts there under its own name alone", () => {
    const cookie = cookieOf(devices.remember("", "a", TLS));
    expect(devices.known(cookie, "a", TLS)).toMatch(/^[\w-]{22}$/);
    expect(devices.known(cookie.replace("__Host-", ""), "a", TLS)).toBeNull();
    expect(devices.known(cookie, "a", HTTP)).toBeNull();
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

  it("compares by a hand, and takes nothing but its yes for one", async () => {
    const jobs: HashJob[] = [];
    const answers: (string | boolean)[] = [true, false, "yes"];
    const createHand = (): Hand => ({
      work: (job) => Promise.resolve(void jobs.push(job)).then(() => answers.shift() ?? false),
      end: () => undefined,
    });
    const pool = createHashPool({ workers: 1, waiting: 5, createHand });
    const compare = () => pool.compare("a", "hash of a");
    expect([await compare(), await compare(), await compare()]).toEqual([true, false, false]);
    expect(jobs).toEqual(Array(3).fill({ password: "a", hash: "hash of a" }));
  });

  it("without room to wait takes what a hand is free for", async () => {
    const { open, createHand } = slowHands();
    const pool = createHashPool({ workers: 1, waiting: 0, createHand });
    for (const word of ["a", "b"]) {
      const work = pool.hash(word);
      await settled();
      expect(await pool.hash("c").catch((error: SignInRefusal) => error.code)).toBe("busy");
      open.shift()?.();
      expect(await work).toBe(`hash of ${word}`);
      await settled();
    }
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

it("guesses of a known device count for nobody else at its address", () => {
  const limits = createSignInLimits({ failuresPerAccount: 0, failuresPerAddress: 2, requestsPerAddress: 0 });
  for (let time = 0; time < 5; time += 1) limits.guess("anna", { address: "203.0.113.9", device: "own" });
  expect(() => limits.guess("eva", { address: "203.0.113.9", device: null })).not.toThrow();
});

it("what was taken back is no guess, and is taken back once", () => {
  const clock = { now: 1_000_000 };
  const options = {
    failuresPerAccount: 2,
    failuresPerAddress: 0,
    requestsPerAddress: 0,
    now: () => clock.now,
  };
  const limits = createSignInLimits(options);
  const guess = () => limits.guess("anna", { address: "203.0.113.9", device: null });
  for (let time = 0; time < 5; time += 1) guess().takeBack();
  const first = guess();
  guess();
  expect(codeOf(guess)).toBe("limited");
  first.takeBack();
  first.takeBack();
  guess();
  expect(codeOf(guess)).toBe("limited");
  clock.now += 15 * 60_000 - 1;
  expect(codeOf(guess)).toBe("limited");
  clock.now += 1;
  expect(codeOf(guess)).toBeUndefined();
});

it("guesses that are over count no longer beside newer ones", () => {
  const clock = { now: 1_000_000 };
  const options = {
    failuresPerAccount: 2,
    failuresPerAddress: 0,
    requestsPerAddress: 0,
    now: () => clock.now,
  };
  const limits = createSignInLimits(options);
  const guess = () => limits.guess("anna", { address: "203.0.113.9", device: null });
  guess();
  for (let time = 0; time < 4; time += 1) {
    clock.now += 10 * 60_000;
    expect(codeOf(guess)).toBeUndefined();
  }
});

it("a network has four times what an address has, known devices apart", () => {
  const most = { failuresPerAccount: 0, failuresPerAddress: 2, requestsPerAddress: 2 };
  const limits = createSignInLimits(most);
  const isLimited = (work: () => unknown) => codeOf(work) === "limited";
  const address = (net: number) => `2001:db8:77:${net}::/64`;
  for (let net = 0; net < 8; net += 1) {
    limits.guess(`account ${net}`, { address: address(net), device: null });
    limits.request(address(net));
  }
  const ninth = address(9);
  expect(isLimited(() => limits.guess("nine", { address: ninth, device: null }))).toBe(true);
  expect(isLimited(() => limits.request(ninth))).toBe(true);
  expect(isLimited(() => limits.guess("nine", { address: ninth, device: "known" }))).toBe(false);
  expect(isLimited(() => limits.guess("nine", { address: "2001:db8:78:9::/64", device: null }))).toBe(false);
});

describe("a flood of names", () => {
  const clock = { now: 1_000_000 };
  const setUp = () =>
    createSignInLimits({
      failuresPerAccount: 2,
      failuresPerAddress: 2,
      requestsPerAddress: 2,
      mostNames: 100,
      now: () => clock.now,
    });
  const addressOf = (at: number) => `10.${at >> 8}.${at & 255}.1`;
  const isLimited = (work: () => unknown) => codeOf(work) === "limited";

  it("makes the limits forget no account and no address", () => {
    const limits = setUp();
    const guess = (account: string, address: string) => () =>
      limits.guess(account, { address, device: null });
    for (let time = 0; time < 2; time += 1) {
      guess(`anna ${time}`, "203.0.113.9")();
      guess("ben", `198.51.${time}.1`)();
      limits.request("203.0.113.9");
    }
    for (let at = 0; at < 1_000; at += 1) {
      guess(`nobody ${at}`, addressOf(at))();
      limits.request(addressOf(at));
    }
    expect(isLimited(guess("carl", "203.0.113.9"))).toBe(true);
    expect(isLimited(guess("ben", "192.0.2.1"))).toBe(true);
    expect(isLimited(() => limits.request("203.0.113.9"))).toBe(true);
  });

  it("is counted by networks, what is taken back excepted, until the window is over", () => {
    const limits = setUp();
    for (let at = 0; at < 100; at += 1) limits.request(addressOf(at));
    const countAllowed = (newcomer: (at: number) => string) =>
      Array.from({ length: 50 }, (_, at) => isLimited(() => limits.request(newcomer(at)))).filter(
        (limited) => !limited,
      ).length;
    expect(countAllowed((at) => `198.51.100.${at}`)).toBe(8);
    for (let time = 0; time < 500; time += 1)
      limits.guess(`known ${time}`, { address: addressOf(time), device: null }).takeBack();
    expect(isLimited(() => limits.guess("new", { address: "192.0.2.1", device: null }))).toBe(false);
    clock.now += 3_600_000;
    expect(countAllowed((at) => `198.51.${at}.1`)).toBe(50);
  });
});
