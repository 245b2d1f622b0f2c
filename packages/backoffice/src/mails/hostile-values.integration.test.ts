import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type Ical from "ical.js" with { "resolution-mode": "import" };
import { chromium, type Browser, type Page } from "playwright-core";
import { SMTPServer } from "smtp-server";
import type { DeletedMailData } from "../accounts/mails";
import { bookingTokens } from "../bookings/tokens";
import type { DeclarationMailData } from "../declarations/mails";
import type { MembershipMailData } from "../memberships/mails";
import { hashToken, newsletterTokens } from "../newsletter/tokens";
import type { AccountMailData } from "../sign-in/mails";
import { accountTokens } from "../sign-in/tokens";
import { smtpPost } from "../outbox/deliver";
import { farewellRenderer } from "./account-deleted";
import { bookingRow, cancelledTrip } from "./booking-record.fixture";
import type { RenderedMail } from "./document";
import { mailRenderer, type MailOrder } from "./render";
import { accountRenderer } from "./render-account";
import { declarationRenderer } from "./render-declaration";
import { membershipRenderer } from "./render-membership";
import { newsletterRenderer } from "./render-newsletter";

const ICAL = createRequire(__filename)("ical.js") as typeof Ical;

const TRIP = "window.__tripwire=1";
/** Out of elements, attributes, styles and the comments that Outlook reads; out of a header; out of a line of a calendar. */
const HOSTILE = [
  `"'><script>${TRIP}</script></title></style></td></table><script>${TRIP}</script>`,
  `&lt;script&gt;${TRIP}&lt;/script&gt;&#60;script&#62;`,
  `<![endif]--><img src=x onerror="${TRIP}"><svg/onload=${TRIP}>`,
  `\r\nX-Hostile: 1\r\n\r\n<b>\rX-HOSTILE:1\nX-HOSTILE;X=1:1\u2028\u2029\u0085X-HOSTILE:1\\n\\`,
  `javascript:${TRIP}`,
].join(" ");
const HOSTILE_ADDRESS = `java\tscript:${TRIP}//`;
/** What is no text but a choice of the system's own, or made by it: nobody writes it. */
const CODES = new Set(
  "kind state currency event purpose seed hash origin interval cancellation country user subscriber".split(
    " ",
  ),
);
const ADDRESSES = new Set(["website", "url"]);

/** The same with hostile words wherever somebody writes words. */
function poisoned<Value>(value: Value, key = ""): Value {
  if (Array.isArray(value)) {
    const all: unknown[] = value;
    return all.map((each) => poisoned(each, key)) as Value;
  }
  if (value !== null && typeof value === "object")
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, poisoned(each, name)]),
    ) as Value;
  if (typeof value !== "string" || CODES.has(key) || /^\d{4}-\d\d-\d\d/.test(value)) return value;
  return (ADDRESSES.has(key) ? HOSTILE_ADDRESS : `${value} ${HOSTILE}`) as Value;
}

const asItIs = <Value>(value: Value): Value => value;
const at = "2026-11-21T23:30:00.000Z";
const origin = "https://wandern.gratweg.example";
const from = "Gratweg <service@gratweg.example>";
const tokens = {
  account: accountTokens("a"),
  booking: bookingTokens("b"),
  newsletter: newsletterTokens("c"),
};
const sender = {
  name: "Gratweg GmbH",
  street: "Am Grat 1",
  postalCode: "80331",
  city: "München",
  email: "hallo@gratweg.example",
};
const account: AccountMailData = {
  user: "abc",
  origin,
  at,
  link: tokens.account.link("confirm", "abc", new Date(at)),
  plan: "gratweg-plus",
  portalName: "Gratweg",
};
const deleted: DeletedMailData = {
  firstName: "Anna",
  deletedAt: at,
  membershipEnded: true,
  upcomingTrips: 2,
};
const declaration: DeclarationMailData = {
  kind: "cancel",
  receiptNumber: "K-7F3M-92QX",
  receivedAt: at,
  declaration: {
    name: "Anna Ott",
    identification: "Am Grat 1",
    contract: "Mitgliedschaft",
    email: "anna@post.example",
    cancellation: "extraordinary",
    reason: "Die Leistung fiel aus.",
    endsOn: null,
  },
  bookingNumber: 100_123,
};
const membership: MembershipMailData = {
  contractNumber: "M-2345-6789",
  name: "Anna Ott",
  planName: "Gratweg Plus",
  priceCents: 3900,
  interval: "year",
  startedAt: at,
  currentPeriodEnd: at,
  cancelledAt: at,
  withdrawableUntil: at,
  origin,
};

/** By the beginning of a mail's kind: what its rows hold. A kind of another beginning has to be added here. */
const occasions: Readonly<Record<string, readonly object[]>> = {
  account: [{ ...account, ...deleted }],
  booking: [{ askedAt: at }],
  declaration: [declaration, { ...declaration, kind: "withdraw" }].map((one) => ({
    ...one,
    declared: [one],
    more: 2,
  })),
  membership: [membership, { ...membership, interval: "month" }],
  newsletter: [{ subscriber: "abc", origin }],
};

/** Every kind that the sources name, in constants called `…_MAIL` and `…_MAILS`; a statement of SQL has such a name, too. */
async function mailKinds(): Promise<string[]> {
  const source = path.join(__dirname, "..");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .filter((file) => /^export const \w+_MAILS? =/m.test(readFileSync(path.join(source, file), "utf8")));
  const modules = await Promise.all(
    files.map(async (file) => (await import(path.join(source, file))) as Record<string, unknown>),
  );
  return modules.flatMap((module) =>
    Object.entries(module)
      .filter(([name]) => /_MAILS?$/.test(name))
      .flatMap(([, kinds]) =>
        typeof kinds === "string" ? [kinds] : Object.values(kinds as Record<string, unknown>),
      )
      .map(String)
      .filter((kind) => /^[a-z-]+$/.test(kind)),
  );
}

async function mailsOf(kind: string, change: typeof asItIs): Promise<RenderedMail[]> {
  const found = occasions[kind.split("-")[0] ?? ""];
  if (!found) throw new Error(`nothing hostile is known for mails of the kind ${kind}`);
  const parts = { findSender: () => Promise.resolve(change(sender)), from };
  const asked = { at, event: "asked-change" as const, by: "traveller", note: "Zu zweit" };
  const record = change({ ...cancelledTrip, history: [asked, ...cancelledTrip.history] });
  const render = mailRenderer({
    siteUrl: origin,
    origins: [],
    bookingTokens: tokens.booking,
    account: accountRenderer({ ...parts, tokens: tokens.account }),
    farewell: farewellRenderer(parts),
    declaration: declarationRenderer(parts),
    membership: membershipRenderer(parts),
    newsletter: newsletterRenderer({
      ...parts,
      siteUrl: origin,
      tokens: tokens.newsletter,
      findSubscriber: () =>
        Promise.resolve({
          tokenSeed: "seed",
          tokenHash: hashToken(tokens.newsletter.confirm("abc", "seed")),
          unsubscribeHash: hashToken(tokens.newsletter.unsubscribe("abc")),
          requestedAt: new Date(at),
        }),
    }),
    findBooking: () =>
      Promise.resolve({
        ...bookingRow(record),
        first_answer: JSON.stringify({ ...record.answer, state: "held", heldUntil: at }),
        document_id: "document7",
      }),
    findFormSheet: () => Promise.resolve(record.formSheet ?? undefined),
  });
  const orders = found.map((data): MailOrder => ({ kind, bookingNumber: 100_123, data: change(data) }));
  return Promise.all(orders.map(render));
}

let browser: Browser;
let page: Page;
let kinds: string[];
const asked: string[] = [];
let shown = "";

beforeAll(async () => {
  kinds = await mailKinds();
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP * ~NOTFOUND"],
  });
  page = await browser.newPage();
  await page.route("**/*", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html; charset=utf-8", body: shown });
  });
});
afterAll(() => browser?.close());

it("knows every kind of mail", () => {
  expect(kinds.length).toBeGreaterThanOrEqual(22);
  expect(new Set(kinds).size).toBe(kinds.length);
});

it("shows as text in a browser what people wrote, in every mail", async () => {
  for (const kind of kinds)
    for (const { html } of await mailsOf(kind, poisoned)) {
      asked.length = 0;
      shown = html;
      await page.goto("http://mail.example/");
      expect([kind, await page.evaluate(HOSTILE_MATTER)]).toEqual([kind, []]);
      expect([kind, asked]).toEqual([kind, ["http://mail.example/"]]);
      expect([kind, await page.innerText("body")]).toEqual([
        kind,
        expect.stringContaining(`<script>${TRIP}</script>`),
      ]);
    }
});

/**
 * As text, because this package's types know no browser: whether anything ran, what runs or asks for something, or could, and links to
 * something else than a page, a mail or a telephone.
 */
const HOSTILE_MATTER = `[
  ..."__tripwire" in window ? ["ran"] : [],
  ...[...document.querySelectorAll("*")]
    .filter((element) =>
      element.matches("script, img, svg, iframe, object, embed, form, input, link, base, video, audio") ||
      element.getAttributeNames().some((name) => name.startsWith("on")) ||
      (element.matches("a") && !["https:", "mailto:", "tel:"].includes(element.protocol)))
    .map((element) => element.outerHTML),
]`;

/** Of a header or a calendar: the names of its lines, those that go on joined. */
const namesOf = (text: string) =>
  text
    .replace(/\r\n[ \t]/g, "")
    .split(/\r\n|[\r\n]/)
    .map((line) => /^[^:;]*/.exec(line)?.[0]);

it("writes no line of its own into a calendar entry", async () => {
  for (const kind of ["booking-confirmation", "booking-cancellation"]) {
    const [calm, hostile] = await Promise.all(
      [asItIs, poisoned].map(async (change) => {
        const [mail] = await mailsOf(kind, change);
        return String(mail?.attachments[0]?.content);
      }),
    );
    // Without what a hostile name takes away, and what it has to be quoted in.
    expect(namesOf(hostile ?? "")).toEqual(namesOf(calm ?? ""));
    const event = new ICAL.Component(ICAL.parse(hostile ?? "") as unknown[]).getFirstSubcomponent("vevent");
    expect(event?.getFirstPropertyValue("summary")).toContain(`<script>${TRIP}</script>`);
  }
});

it("writes no header of its own into a mail on its way", async () => {
  const heads: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 1,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        heads.push(Buffer.concat(chunks).toString().split("\r\n\r\n")[0] ?? "");
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const post = smtpPost({ smtpUrl: `smtp://127.0.0.1:${port}`, from, connections: 1 });
  try {
    for (const kind of kinds)
      for (const change of [asItIs, poisoned])
        for (const mail of await mailsOf(kind, change)) {
          await post.send(
            { messageId: "<1@gratweg.example>", to: "a@post.example", mail },
            new AbortController().signal,
          );
          expect([kind, namesOf(heads.at(-1) ?? "").sort()]).toEqual([
            kind,
            [
              ...["Auto-Submitted", "Content-Language", "Content-Type", "Date", "From"],
              ...(mail.headers ? ["List-Unsubscribe", "List-Unsubscribe-Post"] : []),
              ...["MIME-Version", "Message-ID", "Reply-To", "Subject", "To"],
            ],
          ]);
        }
  } finally {
    post.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
});
