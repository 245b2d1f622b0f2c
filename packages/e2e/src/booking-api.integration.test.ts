import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  bookingAnswer,
  bookingConflict,
  bookingPriceChanged,
  bookingTermsAnswer,
  problem,
  PROBLEM_TYPES,
} from "@gratweg/contracts";
import { commandFor, departuresToUse, ledgerOf, SERVICE_SECRET, type Command } from "./support/booking";
import { queryCms } from "./support/cms-database";
import { freePort } from "./support/free-port";
import { repositoryRoot } from "./support/repository";
import { until } from "./support/until";
import { startStrapi, type RunningStrapi } from "./support/strapi";
import { WITHOUT_PROOF } from "./support/without-proof";

let strapi: RunningStrapi;
let nextDeparture: Awaited<ReturnType<typeof departuresToUse>>;
let server: ChildProcess;
let origin: string;

beforeAll(async () => {
  const main = join(repositoryRoot(), "packages/server/dist/main.js");
  if (!existsSync(main)) throw new Error("packages/server is not built.");
  strapi = await startStrapi({ env: { GRATWEG_SERVICE_SECRET: SERVICE_SECRET, ...WITHOUT_PROOF } });
  nextDeparture = await departuresToUse(strapi.dataFolder);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, [main], {
    stdio: "ignore",
    env: {
      PATH: process.env.PATH,
      GRATWEG_DATA: join(strapi.dataFolder, "server"),
      GRATWEG_PORT: String(port),
      GRATWEG_HOST: "127.0.0.1",
      GRATWEG_CMS_URL: strapi.url,
      GRATWEG_CONTENT_TOKEN: strapi.token,
      GRATWEG_SERVICE_SECRET: SERVICE_SECRET,
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
  await strapi?.stop();
});

async function send({ key, request }: Pick<Command, "key" | "request">) {
  const answer = await fetch(`${origin}/api/bookings`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(request),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

async function loadTerms({ tour, number }: { tour: number; number: number }) {
  const answer = await fetch(`${origin}/api/trips/${tour}/departures/${number}`);
  return bookingTermsAnswer.parse(await answer.json()).data;
}

it("books by the terms that it gave, repeats the very same answer, refuses another body", async () => {
  const departure = await nextDeparture();
  const command = commandFor(await loadTerms(departure), { travellers: 2 });
  const first = await send(command);
  expect(first.status).toBe(201);
  expect(bookingAnswer.parse(JSON.parse(first.text))).toMatchObject({
    seats: 2,
    total: { amount: command.request.expectedTotal, currency: "EUR" },
    email: command.request.contact.email,
  });
  const again = await send(command);
  expect([again.status, again.text, again.headers.get("idempotency-replayed")]).toEqual([
    201,
    first.text,
    "true",
  ]);
  const other = await send({ ...command, request: { ...command.request, note: "Vegetarisch" } });
  expect(problem.parse(JSON.parse(other.text)).type).toBe(PROBLEM_TYPES.idempotencyKeyReused);
  expect(await ledgerOf(strapi.dataFolder, departure.number)).toMatchObject({ taken: 2, bookings: 1 });
});

it("200 at once on 20 seats from one address: 20 are booked, 180 hear that it is sold out", async () => {
  const departure = await nextDeparture(20);
  const terms = await loadTerms(departure);
  const answers = await Promise.all(Array.from({ length: 200 }, () => send(commandFor(terms))));
  const refused = answers.filter(({ status }) => status === 409);
  expect([answers.filter(({ status }) => status === 201).length, refused.length]).toEqual([20, 180]);
  for (const { text } of refused)
    expect(bookingConflict.parse(JSON.parse(text)).type).toBe(PROBLEM_TYPES.soldOut);
  expect(await ledgerOf(strapi.dataFolder, departure.number)).toEqual({
    taken: 20,
    bookings: 20,
    booked: 20,
    mails: 40,
  });
  expect((await loadTerms(departure)).availability).toBe("soldOut");
});

it("tells a new price with the terms behind it, and books at that one under the same key", async () => {
  const departure = await nextDeparture();
  const command = commandFor(await loadTerms(departure));
  await queryCms(
    strapi.dataFolder,
    "UPDATE departures SET price_cents = price_cents + 1000 WHERE number = ?",
    departure.number,
  );
  const refused = await send(command);
  expect(refused.status).toBe(409);
  const { total, terms, detail } = bookingPriceChanged.parse(JSON.parse(refused.text));
  expect([total.amount, terms.departure.price.amount]).toEqual([
    command.request.expectedTotal + 1000,
    command.request.expectedTotal + 1000,
  ]);
  expect(detail).toContain("Der Preis hat sich geändert");
  const request = { ...command.request, expectedTotal: total.amount };
  expect((await send({ key: command.key, request })).status).toBe(201);
});

it("stops one e-mail address at 24 seats a day, and knows no departure of nobody", async () => {
  const terms = await loadTerms(await nextDeparture(40));
  const email = "gruppe@reisende.example";
  const statuses: number[] = [];
  for (const travellers of [10, 10, 4, 1])
    statuses.push((await send(commandFor(terms, { travellers, email }))).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
  const nobody = commandFor({ ...terms, departure: { ...terms.departure, number: 2_000_000_000 } });
  expect((await send(nobody)).status).toBe(404);
  expect((await fetch(`${origin}/api/trips/${terms.trip.number}/departures/2000000000`)).status).toBe(404);
});
