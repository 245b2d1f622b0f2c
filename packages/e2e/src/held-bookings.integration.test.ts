import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { bookingAnswer, bookingTermsAnswer, problem } from "@gratweg/contracts";
import {
  commandFor,
  departuresToUse,
  eachOf,
  ledgerOf,
  SERVICE_SECRET,
  type Command,
  type Wish,
} from "./support/booking";
import { queryCms } from "./support/cms-database";
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
      GRATWEG_DATA: join(strapi.dataFolder, "server"),
      GRATWEG_PORT: String(port),
      GRATWEG_HOST: "127.0.0.1",
      GRATWEG_CMS_URL: strapi.url,
      GRATWEG_CONTENT_TOKEN: strapi.token,
      GRATWEG_SERVICE_SECRET: SERVICE_SECRET,
      GRATWEG_TRUST_PROXY: "loopback",
      GRATWEG_BOOKING_SEATS_PER_ADDRESS: "0",
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

let networks = 0;
/** An address of a network that has not booked yet. */
const freshNetwork = (): string => `198.18.${(networks += 1)}.7`;

async function send({ key, request }: Pick<Command, "key" | "request">, from: string) {
  const answer = await fetch(`${origin}/api/bookings`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key, "x-forwarded-for": from },
    body: JSON.stringify(request),
  });
  return { status: answer.status, text: await answer.text() };
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
  const from = freshNetwork();
  const first = await send(command, from);
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
  return { departure, command, from, first, booking, link, email, taken };
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

/** What the answer says, and of a held booking whether it keeps seats. */
function stateIn(text: string): string {
  const { state, keepsSeats } = bookingAnswer.parse(JSON.parse(text));
  return keepsSeats === false ? "requested" : state;
}

it("books a family of six at once, without notice", async () => {
  const departure = await nextDeparture(12);
  const [family] = await commands(departure, [{ travellers: 6 }]);
  if (!family) throw new Error("no command");
  const { status, text } = await send(family, freshNetwork());
  expect([status, bookingAnswer.parse(JSON.parse(text)).state]).toEqual([201, "confirmed"]);
  expect(await ledgerOf(strapi.dataFolder, departure.number)).toMatchObject({ taken: 6, mails: 2 });
});

it("24 invented addresses from one network cannot empty a departure", async () => {
  const departure = await nextDeparture(48);
  const wishes = Array.from({ length: 24 }, (_, at) => ({
    travellers: 2,
    email: `hoard${at}@nobody.example`,
  }));
  const from = freshNetwork();
  const answers = await eachOf(await commands(departure, wishes), 24, (command) => send(command, from));
  const states = answers.map(({ status, text }) =>
    status === 201 ? stateIn(text) : problem.parse(JSON.parse(text)).type,
  );
  const count = (state: string) => states.filter((one) => one === state).length;
  expect([count("confirmed"), count("held"), count("requested")]).toEqual([6, 8, 10]);
  await queryCms(
    strapi.dataFolder,
    "UPDATE bookings SET held_until = booked_at WHERE state = 'held' AND departure_number = ?",
    departure.number,
  );
  // Whoever comes next sees the seats that the holds had.
  const [next] = await commands(departure, [{ travellers: 4 }]);
  if (!next) throw new Error("no command");
  expect((await send(next, freshNetwork())).status).toBe(201);
  expect(await ledgerOf(strapi.dataFolder, departure.number)).toMatchObject({ taken: 16 });
});

it("a neighbour of somebody who hoards is not refused: no seats are kept, and the mail's link books them", async () => {
  const departure = await nextDeparture(48);
  const network = freshNetwork().replace(/\d+$/, "");
  const email = `nachbar${departure.number}@reisende.example`;
  const wishes = Array.from({ length: 12 }, (_, at) => ({
    travellers: 3,
    email: `jemand${at}@post.mailinator.com`,
  }));
  const [neighbour, ...risky] = await commands(departure, [{ travellers: 9, email }, ...wishes]);
  if (!neighbour) throw new Error("no command");
  for (const [at, command] of risky.entries()) await send(command, `${network}${at + 10}`);
  const before = await ledgerOf(strapi.dataFolder, departure.number);
  expect(before).toMatchObject({ taken: 15 });
  const asked = await send(neighbour, `${network}200`);
  expect([asked.status, stateIn(asked.text)]).toEqual([201, "requested"]);
  expect(await ledgerOf(strapi.dataFolder, departure.number)).toMatchObject({ taken: 15 });
  const [mail] = await until(
    () => Promise.resolve(mails.received.filter(({ to }) => to === email)),
    ({ length }) => length > 0,
  );
  const { text = "" } = mail ? await readMail(mail) : {};
  const link = /http:\S+\/api\/bookings\/confirm\?token=\S+/.exec(text)?.[0] ?? "";
  expect(await (await fetch(link)).text()).toContain("halten wir so lange nicht frei");
  const press = () => fetch(link, { method: "POST", headers: { "sec-fetch-site": "same-origin" } });
  const pages = await Promise.all([press(), press(), press()]);
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await ledgerOf(strapi.dataFolder, departure.number)).toMatchObject({ taken: 24 });
});

it("24 networks cannot either: a departure gives a third to whoever proves nothing", async () => {
  const departure = await nextDeparture(48);
  const wishes = Array.from({ length: 24 }, () => ({ travellers: 2 }));
  const answers = await eachOf(await commands(departure, wishes), 24, (command) =>
    send(command, freshNetwork()),
  );
  const states = answers.map(({ text }) => bookingAnswer.parse(JSON.parse(text)).state);
  expect(states.filter((state) => state === "confirmed")).toHaveLength(8);
  // Another third is held, the last one stays free for who proves the address.
  expect(await ledgerOf(strapi.dataFolder, departure.number)).toMatchObject({ taken: 32, booked: 16 });
});

it("books what the mail's link and its button confirm, once, and repeats the first answer", async () => {
  const { command, from, first, booking, link, taken } = await hold();
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
  expect(await send(command, from)).toEqual(first);
});

it("gives the seats of a hold back once, whoever comes in the same moment", async () => {
  const { booking, link, departure } = await hold();
  await endNow(booking.number);
  const wishes = await commands(departure, [{ travellers: 2 }, { travellers: 2 }]);
  const [press, ...answers] = await Promise.all([
    fetch(link, { method: "POST" }),
    ...wishes.map((command) => send(command, freshNetwork())),
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
      endNow(booking.number).then(() => send(wish, freshNetwork())),
    ]);
    const state = await stateOf(booking.number);
    expect([200, 410]).toContain(press.status);
    expect(state).toBe(press.status === 200 ? "confirmed" : "expired");
    const { taken, booked } = await ledgerOf(strapi.dataFolder, departure.number);
    expect([taken <= 12, taken]).toEqual([true, booked]);
  }
});
