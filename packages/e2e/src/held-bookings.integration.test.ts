import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { bookingAnswer, bookingTermsAnswer, problem, PROBLEM_TYPES } from "@gratweg/contracts";
import {
  commandFor,
  departuresToUse,
  eachOf,
  ledgerOf,
  SERVICE_SECRET,
  type Command,
  type Wish,
} from "./support/booking";
import { databaseUrl, queryCms } from "./support/cms-database";
import { freePort } from "./support/free-port";
import { readMail, startMailServer, type MailServer } from "./support/mail-server";
import { startMailWorker, type MailWorker } from "./support/mail-worker";
import { repositoryRoot } from "./support/repository";
import { startStrapi, type RunningStrapi } from "./support/strapi";
import { until } from "./support/until";

const GRATWEG_ACCOUNT_SECRET = "integration-account-secret";
let strapi: RunningStrapi;
let nextDeparture: Awaited<ReturnType<typeof departuresToUse>>;
let server: ChildProcess;
let origin: string;
let mails: MailServer;
let worker: MailWorker;

beforeAll(async () => {
  strapi = await startStrapi({ env: { GRATWEG_SERVICE_SECRET: SERVICE_SECRET, GRATWEG_ACCOUNT_SECRET } });
  nextDeparture = await departuresToUse(strapi.dataFolder);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  mails = await startMailServer();
  worker = startMailWorker({
    dataFolder: strapi.dataFolder,
    smtpPort: mails.port,
    env: { GRATWEG_ACCOUNT_SECRET, GRATWEG_SITE_URL: origin },
  });
  server = spawn(process.execPath, [join(repositoryRoot(), "packages/server/dist/main.js")], {
    stdio: "ignore",
    env: {
      PATH: process.env.PATH,
      GRATWEG_DATA: strapi.dataFolder,
      DATABASE_URL: databaseUrl(strapi.dataFolder),
      GRATWEG_ACCOUNT_SECRET,
      GRATWEG_PORT: String(port),
      GRATWEG_HOST: "127.0.0.1",
      GRATWEG_CMS_URL: strapi.url,
      GRATWEG_CONTENT_TOKEN: strapi.token,
      GRATWEG_SERVICE_SECRET: SERVICE_SECRET,
      GRATWEG_TRUST_PROXY: "loopback",
      GRATWEG_LOG_LEVEL: "warn",
    },
  });
  const health = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(health, (healthy) => healthy);
});

afterAll(async () => {
  if (server) {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill();
    await ended;
  }
  await worker?.stop();
  await mails?.stop();
  await strapi?.stop();
});

let addresses = 0;
const freshAddress = (): string => `198.18.${(addresses += 1)}.7`;

async function send({ key, request }: Pick<Command, "key" | "request">, from = freshAddress()) {
  const answer = await fetch(`${origin}/api/bookings`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key, "x-forwarded-for": from },
    body: JSON.stringify(request),
  });
  return { status: answer.status, retryAfter: answer.headers.get("retry-after"), text: await answer.text() };
}

async function commands(departure: { tour: number; number: number }, wishes: readonly Wish[]) {
  const answer = await fetch(`${origin}/api/trips/${departure.tour}/departures/${departure.number}`);
  const terms = bookingTermsAnswer.parse(await answer.json()).data;
  return wishes.map((wish) => commandFor(terms, wish));
}

/** Holds nine seats and gives back what the mail's link leads to. */
async function hold() {
  const departure = await nextDeparture(12);
  const email = `gruppe${departure.number}@reisende.example`;
  const [command] = await commands(departure, [{ travellers: 9, email }]);
  if (!command) throw new Error("no command");
  const first = await send(command);
  const booking = bookingAnswer.parse(JSON.parse(first.text));
  const taken = () => mails.received.filter(({ to }) => to === email);
  const [mail] = await until(
    () => Promise.resolve(taken()),
    ({ length }) => length > 0,
  );
  if (!mail) throw new Error("no mail");
  const { text = "" } = await readMail(mail);
  const link = /http:\S+\/api\/bookings\/confirm\?token=\S+/.exec(text)?.[0];
  if (!link) throw new Error(`the mail has no link:\n${text}`);
  return { departure, command, first, booking, link, email, taken };
}

const endNow = (number: number) =>
  queryCms(strapi.dataFolder, "UPDATE bookings SET held_until = booked_at WHERE number = ?", number);
const stateOf = async (number: number) =>
  (
    await queryCms<{ state: string }>(
      strapi.dataFolder,
      "SELECT state FROM bookings WHERE number = ?",
      number,
    )
  )[0]?.state;

it("110 guests from one address with a mailbox each: eight seats go, everybody else hears why not", async () => {
  const departure = await nextDeparture(8);
  const wishes = Array.from({ length: 110 }, () => ({ travellers: 1 }));
  const answers = await eachOf(await commands(departure, wishes), 110, (command) =>
    send(command, "198.18.0.7"),
  );
  const outcomes = answers.map(({ status, text }) =>
    status === 201 ? bookingAnswer.parse(JSON.parse(text)).state : problem.parse(JSON.parse(text)).type,
  );
  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
  expect([count("confirmed"), count("held"), count(PROBLEM_TYPES.soldOut)]).toEqual([6, 2, 102]);
  expect(await ledgerOf(strapi.dataFolder, departure.number)).toMatchObject({ taken: 8, booked: 6 });
});

it("guests hold half of a departure at most; the answer says in how many minutes seats are free again", async () => {
  const departure = await nextDeparture(48);
  const wishes = Array.from({ length: 60 }, () => ({ travellers: 2 }));
  const answers = await eachOf(await commands(departure, wishes), 60, (command) => send(command));
  // A third is booked, half is held, and four seats stay free for who proves an address.
  expect(await ledgerOf(strapi.dataFolder, departure.number)).toMatchObject({ taken: 40, booked: 16 });
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(40);
  for (const { status, text, retryAfter } of refused) {
    expect([status, problem.parse(JSON.parse(text)).type]).toEqual([409, PROBLEM_TYPES.departureHeld]);
    expect([29 * 60, 30 * 60]).toContain(Number(retryAfter));
  }
});

it("books what the mail's link and its button confirm, once, and repeats the first answer", async () => {
  const { command, first, booking, link, taken } = await hold();
  expect(booking).toMatchObject({ state: "held", seats: 9 });
  const page = await fetch(link);
  expect([page.status, await stateOf(booking.number)]).toEqual([200, "held"]);
  expect(await page.text()).toContain("Buchung bestätigen");
  const presses = await Promise.all(
    [1, 2, 3].map(() => fetch(link, { method: "POST", headers: { "sec-fetch-site": "same-origin" } })),
  );
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stateOf(booking.number)).toBe("confirmed");
  await until(
    () => Promise.resolve(taken()),
    ({ length }) => length === 2,
  );
  expect(await ledgerOf(strapi.dataFolder, booking.departure.number)).toEqual({
    taken: 9,
    bookings: 1,
    booked: 9,
    mails: 3,
  });
  expect(await send(command)).toEqual(first);
});

it("gives the seats of a hold back once, whoever comes in the same moment", async () => {
  const { booking, link, departure } = await hold();
  await endNow(booking.number);
  const wishes = await commands(departure, [{ travellers: 2 }, { travellers: 2 }]);
  const [press, ...answers] = await Promise.all([
    fetch(link, { method: "POST" }),
    ...wishes.map((command) => send(command)),
  ]);
  expect([press?.status, await press?.text()]).toEqual([
    410,
    expect.stringContaining("Die Zeit ist abgelaufen"),
  ]);
  expect(answers.map((answer) => ("text" in answer && answer.status) || 0)).toEqual([201, 201]);
  expect(await stateOf(booking.number)).toBe("expired");
  expect(await ledgerOf(strapi.dataFolder, departure.number)).toMatchObject({ taken: 4 });
});

it("never confirms and ends the same hold, in many races", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { booking, link, departure } = await hold();
    const [wish] = await commands(departure, [{ travellers: 4 }]);
    if (!wish) throw new Error("no command");
    const [press] = await Promise.all([
      fetch(link, { method: "POST" }),
      endNow(booking.number).then(() => send(wish)),
    ]);
    const state = await stateOf(booking.number);
    expect([200, 410]).toContain(press.status);
    expect(state).toBe(press.status === 200 ? "confirmed" : "expired");
    const { taken, booked } = await ledgerOf(strapi.dataFolder, departure.number);
    expect([taken <= 12, taken]).toEqual([true, booked]);
  }
});
