import { NoAddressee } from "./addressee";
import type { Post } from "./deliver";
import { OutboxUnavailable, type ClaimedMail, type OutboxStore, type Settlement } from "./store";
import { createWorker, type Clock, type LogEntry, type WorkerOptions } from "./worker";

const MINUTE = 60_000;
const START = Date.parse("2026-11-21T10:00:00Z");
const options: WorkerOptions = {
  concurrency: 2,
  retryBaseMs: 5000,
  pollMs: 500,
  giveUpMs: 3 * 24 * 60 * MINUTE,
  leaseMs: 2 * MINUTE,
  sendMs: MINUTE,
};
const rendered = { subject: "Betreff", replyTo: "a@b.example", text: "", html: "", attachments: [] };

/** Sleeping moves the time; `onSleep` ends the test when the worker has become idle. */
function simulatedClock(onSleep: () => void): Clock {
  let now = START;
  return {
    now: () => new Date(now),
    sleep: async (ms) => {
      // What is in flight gets its turn first.
      await new Promise(setImmediate);
      now += ms;
      onSleep();
    },
  };
}

function mail(id: number, more: Partial<ClaimedMail> = {}): ClaimedMail {
  return {
    id,
    messageId: `<m${id}@gratweg.example>`,
    kind: "booking-confirmation",
    to: "aenne@reise.example",
    bookingNumber: 100_000 + id,
    data: null,
    attempt: 1,
    giveUpAt: new Date(START + options.giveUpMs),
    ...more,
  };
}

function setUp(waiting: ClaimedMail[], send: Post["send"], store: Partial<OutboxStore> = {}) {
  const settled: [number, Settlement][] = [];
  const logged: LogEntry[] = [];
  const clock = simulatedClock(() => {
    if (waiting.length === 0) worker.stop();
  });
  const parts: OutboxStore = {
    claim: ({ limit }) => Promise.resolve(waiting.splice(0, limit)),
    settle: (claimed, settlement) => {
      settled.push([claimed.id, settlement]);
      return Promise.resolve(true);
    },
    findBooking: () => Promise.resolve(undefined),
    findFormSheet: () => Promise.resolve(undefined),
    findSubscriber: () => Promise.resolve(undefined),
    findAddress: () => Promise.resolve(undefined),
    findSender: () => Promise.resolve(undefined),
    ...store,
  };
  const worker = createWorker(
    {
      store: parts,
      post: { send, close: () => undefined },
      addressee: ({ kind, to }) =>
        kind === "nobodys"
          ? Promise.reject(new NoAddressee("the account is gone"))
          : Promise.resolve(to === "evil@evil.example" ? "aenne@reise.example" : to),
      render: ({ kind }) =>
        kind === "unknown"
          ? Promise.reject(new Error("no mail of the kind unknown"))
          : Promise.resolve(rendered),
      clock,
      random: () => 1,
      log: (_level, entry) => logged.push(entry),
    },
    options,
  );
  return { worker, settled, logged };
}

const refuse = (more: object) => () => Promise.reject(Object.assign(new Error("refused"), more));
const greylisted = refuse({ command: "RCPT TO", responseCode: 451 });

it("sends what is due, never more at a time than it may", async () => {
  let open = 0;
  let most = 0;
  const { worker, settled } = setUp([mail(1), mail(2), mail(3), mail(4), mail(5)], async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise(setImmediate);
    open -= 1;
  });
  await worker.run();
  expect(most).toBe(2);
  expect(settled.sort(([a], [b]) => a - b)).toEqual(
    [1, 2, 3, 4, 5].map((id) => [id, { state: "sent", subject: "Betreff" }]),
  );
});

it("tries again later after a temporary refusal, and says when", async () => {
  const { worker, settled, logged } = setUp([mail(1, { attempt: 3 })], greylisted);
  await worker.run();
  expect(settled).toEqual([
    [
      1,
      {
        state: "pending",
        error: "RCPT TO 451: refused",
        nextAttemptAt: new Date(START + 20_000),
        subject: "Betreff",
      },
    ],
  ]);
  expect(logged).toEqual([
    {
      event: "mail.retry",
      mail: 1,
      booking: 100_001,
      kind: "booking-confirmation",
      attempt: 3,
      code: "RCPT TO 451",
      retryInMs: 20_000,
    },
  ]);
});

it("ends the attempts on a final refusal, or when the next one would come after three days", async () => {
  const final = setUp([mail(1)], refuse({ command: "RCPT TO", responseCode: 550 }));
  await final.worker.run();
  expect(final.settled).toEqual([
    [1, { state: "failed", error: "RCPT TO 550: refused", subject: "Betreff" }],
  ]);

  const late = mail(1, { attempt: 200, giveUpAt: new Date(START + 29 * MINUTE) });
  const tired = setUp([late], greylisted);
  await tired.worker.run();
  expect(tired.settled[0]?.[1].state).toBe("failed");

  const lastChance = mail(1, { attempt: 200, giveUpAt: new Date(START + 30 * MINUTE) });
  const patient = setUp([lastChance], greylisted);
  await patient.worker.run();
  expect(patient.settled[0]?.[1].state).toBe("pending");
});

it("keeps a mail that it cannot write, and sends the others", async () => {
  const { worker, settled } = setUp([mail(1, { kind: "unknown" }), mail(2)], () => Promise.resolve());
  await worker.run();
  expect(settled).toContainEqual([2, { state: "sent", subject: "Betreff" }]);
  expect(settled).toContainEqual([
    1,
    {
      state: "pending",
      error: "render: no mail of the kind unknown",
      nextAttemptAt: new Date(START + 5000),
    },
  ]);
});

it("sends to whom the mail belongs, whatever its row says, and nowhere when it is nobody's", async () => {
  const sent: string[] = [];
  const { worker, settled, logged } = setUp(
    [mail(1, { to: "evil@evil.example" }), mail(2, { kind: "nobodys" })],
    ({ to }) => {
      sent.push(to);
      return Promise.resolve();
    },
  );
  await worker.run();
  expect(sent).toEqual(["aenne@reise.example"]);
  expect(settled).toContainEqual([2, { state: "failed", error: "addressee: the account is gone" }]);
  expect(logged).toContainEqual(
    expect.objectContaining({ event: "mail.failed", mail: 2, code: "addressee" }),
  );
});

it("waits for a database that is not there yet, and says so once", async () => {
  const waiting = [mail(1)];
  let asked = 0;
  const { worker, settled, logged } = setUp(waiting, () => Promise.resolve(), {
    claim: () => {
      asked += 1;
      if (asked <= 100) return Promise.reject(new OutboxUnavailable("no such table: outbox_mails"));
      return Promise.resolve(waiting.splice(0));
    },
  });
  await worker.run();
  expect(settled).toEqual([[1, { state: "sent", subject: "Betreff" }]]);
  expect(logged.map(({ event, code }) => [event, code])).toEqual([
    ["database.waiting", "no such table: outbox_mails"],
    ["database.ready", undefined],
    ["mail.sent", undefined],
  ]);
});

it("settles what was sent even when the database is away for a while", async () => {
  let refusals = 3;
  const states: string[] = [];
  const { worker } = setUp([mail(1)], () => Promise.resolve(), {
    settle: (_mail, { state }) => {
      if ((refusals -= 1) >= 0) return Promise.reject(new OutboxUnavailable("database is locked"));
      states.push(state);
      return Promise.resolve(true);
    },
  });
  await worker.run();
  expect(states).toEqual(["sent"]);
});

it("leaves a mail to its lease when the database stays away", async () => {
  const { worker, logged } = setUp([mail(1)], () => Promise.resolve(), {
    settle: () => Promise.reject(new OutboxUnavailable("gone")),
  });
  await worker.run();
  expect(logged.map(({ event }) => event)).toEqual(["mail.sent", "settle.failed"]);
});

it("finishes what is in flight when it is told to end, and breaks it off when that takes too long", async () => {
  let sending: (() => void) | undefined;
  const began = new Promise<void>((resolve) => (sending = resolve));
  const { worker, settled } = setUp([mail(1)], (_message, signal) => {
    sending?.();
    return new Promise((_resolve, reject) =>
      signal.addEventListener("abort", () => reject(Object.assign(new Error("aborted"), { code: "EABORT" }))),
    );
  });
  const ended = worker.run();
  await began;
  worker.stop();
  expect(settled).toEqual([]);
  worker.stop({ abandon: true });
  await ended;
  expect(settled.map(([id, { state }]) => [id, state])).toEqual([[1, "pending"]]);
});

it("never logs names, addresses or a server's answer", async () => {
  const { worker, logged } = setUp(
    [mail(1)],
    refuse({ command: "RCPT TO", responseCode: 550, message: "550 <aenne@reise.example> unknown" }),
  );
  await worker.run();
  expect(JSON.stringify(logged)).not.toMatch(/reise\.example|Betreff|refused/);
});
