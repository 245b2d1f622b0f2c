import { bookingAnswer } from "@gratweg/contracts";
import { book, commandFor, departuresToUse, eachOf, ledgerOf, termsOf, withHash } from "./support/booking";
import { signInAsEditor } from "./support/cms-admin";
import { queryCms } from "./support/cms-database";
import { startStrapi, type RunningStrapi } from "./support/strapi";

let strapi: RunningStrapi;
let nextDeparture: Awaited<ReturnType<typeof departuresToUse>>;

beforeAll(async () => {
  strapi = await startStrapi();
  nextDeparture = await departuresToUse(strapi.dataFolder);
});

afterAll(() => strapi?.stop());

describe("200 people, 20 seats, the same moment", () => {
  it("books 20, tells the others that it is sold out, and queues two mails for each booking", async () => {
    const departure = await nextDeparture(20);
    const { terms } = await termsOf(strapi, departure.tour, departure.number);
    const replies = await Promise.all(Array.from({ length: 200 }, () => book(strapi, commandFor(terms))));
    const outcomes = replies.map(({ body }) => body.outcome);
    expect(outcomes.filter((outcome) => outcome === "booked")).toHaveLength(20);
    expect(outcomes.filter((outcome) => outcome === "sold-out")).toHaveLength(180);
    expect(await ledgerOf(strapi.dataFolder, departure.number)).toEqual({
      taken: 20,
      bookings: 20,
      booked: 20,
      mails: 40,
    });
  });

  it("never splits a family: bookings of three leave two of twenty seats", async () => {
    const departure = await nextDeparture(20);
    const { terms } = await termsOf(strapi, departure.tour, departure.number);
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => book(strapi, commandFor(terms, { travellers: 3 }))),
    );
    expect(replies.filter(({ body }) => body.outcome === "booked")).toHaveLength(6);
    expect(await ledgerOf(strapi.dataFolder, departure.number)).toMatchObject({ taken: 18, booked: 18 });
    const refused = replies.find(({ body }) => body.outcome === "sold-out");
    expect(refused?.body.seatsLeft).toBe(2);
    expect((await book(strapi, commandFor(terms, { travellers: 2 }))).body.outcome).toBe("booked");
  });
});

describe("10,000 requests with 100 keys, every other one with another body", () => {
  it("have one effect for each key", async () => {
    const departure = await nextDeparture(1000);
    const { terms } = await termsOf(strapi, departure.tour, departure.number);
    const first = Array.from({ length: 100 }, () => commandFor(terms));
    const changed = first.map(({ key, request }) =>
      withHash({ key, request: { ...request, note: "Wir bringen einen Hund mit." } }),
    );
    const commands = Array.from({ length: 10_000 }, (_, index) => {
      const command = (Math.floor(index / 100) % 2 === 0 ? first : changed)[index % 100];
      if (!command) throw new Error("No command.");
      return command;
    });
    const replies = await eachOf(commands, 64, (command) => book(strapi, command));

    const byKey = new Map<string, { hash: string; reply: Awaited<ReturnType<typeof book>> }[]>();
    replies.forEach((reply, index) => {
      const { key, requestHash } = commands[index] ?? { key: "", requestHash: "" };
      byKey.set(key, [...(byKey.get(key) ?? []), { hash: requestHash, reply }]);
    });
    for (const answers of byKey.values()) {
      const booked = answers.filter(({ reply }) => reply.body.outcome === "booked");
      expect(booked).toHaveLength(1);
      const [winner] = booked;
      for (const { hash, reply } of answers) {
        if (hash !== winner?.hash) expect(reply.text).toBe('{"outcome":"key-reused"}');
        else expect(JSON.stringify(reply.body.booking)).toBe(JSON.stringify(winner.reply.body.booking));
      }
    }
    expect(await ledgerOf(strapi.dataFolder, departure.number)).toEqual({
      taken: 100,
      bookings: 100,
      booked: 100,
      mails: 200,
    });
  });

  it("books once when the same request comes fifty times at once", async () => {
    const departure = await nextDeparture();
    const { terms } = await termsOf(strapi, departure.tour, departure.number);
    const command = commandFor(terms, { travellers: 2, singleRooms: 1, insurance: true });
    const replies = await Promise.all(Array.from({ length: 50 }, () => book(strapi, command)));
    expect(replies.map(({ body }) => body.outcome).sort()).toEqual([
      "booked",
      ...Array.from({ length: 49 }, () => "replayed"),
    ]);
    const answers = new Set(replies.map(({ body }) => JSON.stringify(body.booking)));
    expect(answers.size).toBe(1);
    expect(bookingAnswer.parse(replies[0]?.body.booking)).toMatchObject({ seats: 2 });
    expect(await ledgerOf(strapi.dataFolder, departure.number)).toMatchObject({ taken: 2, mails: 2 });
  });
});

describe("an editor who lowers the capacity while people book", () => {
  it("never ends with more bookings than seats", async () => {
    const editor = await signInAsEditor(strapi);
    const departure = await nextDeparture(40);
    const { terms } = await termsOf(strapi, departure.tour, departure.number);
    const path = `/content-manager/collection-types/api::departure.departure/${departure.documentId}`;
    const books = eachOf(
      Array.from({ length: 60 }, () => commandFor(terms)),
      12,
      (command) => book(strapi, command),
    );
    const edits = eachOf([30, 20, 10], 1, (capacity) =>
      editor.call("POST", `${path}/actions/publish`, { capacity, minimumParticipants: 1 }),
    );
    const [, changes] = await Promise.all([books, edits]);
    expect(changes.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
    const [{ capacity } = { capacity: 0 }] = await queryCms<{ capacity: number }>(
      strapi.dataFolder,
      "SELECT capacity FROM departures WHERE number = ? AND published_at IS NOT NULL",
      departure.number,
    );
    const { taken, booked } = await ledgerOf(strapi.dataFolder, departure.number);
    expect(taken).toBe(booked);
    expect(taken).toBeLessThanOrEqual(capacity);
  });
});
