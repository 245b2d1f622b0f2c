import type { DeclarationEntries } from "@gratweg/contracts/declaration-rules";
import { createActor, SimulatedClock } from "xstate";
import { controlledPromise, flush } from "../testing/controlledPromise";
import { memoryStorage } from "../testing/memoryStorage";
import { connectContractDeclaration } from "./connectContractDeclaration";
import type { DeclarationReceipt } from "./contractDeclarationMachine";
import type { DeclarationOrder } from "./declarationApi";
import { createDeclarationDrafts, DECLARATION_DRAFT_PREFIX } from "./declarationDrafts";
import { DeclarationError } from "./DeclarationError";

const today = "2026-11-21";
const empty: DeclarationEntries = { name: "", contract: "", email: "" };
const full: DeclarationEntries = { name: "Anna Ott", contract: "100017", email: "anna@post.example" };
const receipt: DeclarationReceipt = {
  receiptNumber: "W-2222-3333",
  receivedAt: "2026-11-21T12:00:00.000Z",
  declaration: {},
};

function start(entries = empty) {
  const clock = new SimulatedClock();
  const send = controlledPromise<DeclarationReceipt, DeclarationOrder>();
  const storage = memoryStorage();
  const drafts = createDeclarationDrafts(() => storage);
  const machine = connectContractDeclaration({ send: () => Promise.reject(new Error()), drafts }).provide({
    actors: { sendDeclaration: send.logic },
  });
  const actor = createActor(machine, { input: { kind: "withdraw", entries }, clock }).start();
  const type = (typed: DeclarationEntries) => {
    for (const [field, value] of Object.entries(typed))
      actor.send({ type: "field.change", field: field as keyof DeclarationEntries, value });
  };
  return {
    actor,
    clock,
    send,
    storage,
    drafts,
    type,
    submit: () => actor.send({ type: "declaration.submit", today }),
  };
}

it.each([
  ["2026-11-20", "refused", [{ field: "endsOn", code: "past", message: null }]],
  ["2026-11-21", "sending", []],
])("a contract ends today at the earliest: %s is %s", (endsOn, value, issues) => {
  const drafts = createDeclarationDrafts(() => memoryStorage());
  const machine = connectContractDeclaration({ drafts, send: () => new Promise(() => undefined) });
  const entries = { ...full, kind: "ordinary", end: "date", endsOn };
  const actor = createActor(machine, { input: { kind: "cancel", entries } }).start();
  actor.send({ type: "declaration.submit", today });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.issues]).toEqual([value, issues]);
  actor.stop();
});

it("incomplete: names the fields, asks nobody; a field that is changed complains no more", () => {
  const { actor, send, type, submit } = start();
  type({ name: "Anna Ott", email: "anna" });
  submit();
  const { value, context } = actor.getSnapshot();
  expect([value, context.attempts, context.issues, send.calls]).toEqual([
    "refused",
    1,
    [
      { field: "contract", code: "missing", message: null },
      { field: "email", code: "email", message: null },
    ],
    [],
  ]);
  type({ email: "anna@post.example" });
  expect(actor.getSnapshot().context.issues.map(({ field }) => field)).toEqual(["contract"]);
  submit();
  expect(actor.getSnapshot().context.attempts).toBe(2);
});

it("what is typed survives a reload until it was received", async () => {
  const { actor, send, storage, drafts, type, submit } = start();
  type(full);
  expect(drafts.read("withdraw")).toEqual(full);
  const reloaded = start();
  reloaded.actor.send({ type: "draft.restore", entries: drafts.read("withdraw") ?? {} });
  expect(reloaded.actor.getSnapshot().context.entries).toEqual(full);
  submit();
  expect(Object.keys(storage.entries())).toEqual([`${DECLARATION_DRAFT_PREFIX}withdraw`]);
  send.last().resolve(receipt);
  await flush();
  expect([actor.getSnapshot().value, actor.getSnapshot().context.receipt, storage.entries()]).toEqual([
    "received",
    receipt,
    {},
  ]);
});

it("while it is on its way nothing changes and nothing is sent twice", () => {
  const { actor, send, type, submit } = start(full);
  submit();
  submit();
  type({ name: "Bea" });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.entries, send.calls.length]).toEqual([
    "sending",
    full,
    1,
  ]);
});

it("what the server misses is shown at the fields, in its words", async () => {
  const { actor, send, submit } = start(full);
  submit();
  const issues = [{ field: "email", message: "Diese E-Mail-Adresse stimmt so nicht." }];
  send.last().reject(new DeclarationError({ reason: "invalid", issues }));
  await flush();
  const { value, context } = actor.getSnapshot();
  expect([value, context.issues, context.trouble]).toEqual([
    "refused",
    [{ ...issues[0], code: "server" }],
    null,
  ]);
  expect(context.attempts).toBe(1);
});

it("without an answer it says so after fifteen seconds, and the same can be sent again", async () => {
  const { actor, clock, send, submit } = start(full);
  submit();
  clock.increment(14_999);
  expect(actor.getSnapshot().value).toBe("sending");
  clock.increment(1);
  expect([actor.getSnapshot().value, actor.getSnapshot().context.trouble]).toEqual([
    "unreachable",
    { reason: "timeout", detail: null },
  ]);
  submit();
  expect(actor.getSnapshot().context.trouble).toBeNull();
  send.last().reject(new DeclarationError({ reason: "tooMany", detail: "Zu viele." }));
  await flush();
  expect(actor.getSnapshot().context.trouble).toEqual({ reason: "tooMany", detail: "Zu viele." });
  submit();
  send.last().resolve(receipt);
  await flush();
  expect(actor.getSnapshot().value).toBe("received");
});

it("what is no text is no draft", () => {
  const storage = memoryStorage();
  storage.setItem(`${DECLARATION_DRAFT_PREFIX}withdraw`, '{"name":"Anna","email":7,"foreign":"x"}');
  expect(createDeclarationDrafts(() => storage).read("withdraw")).toEqual({ name: "Anna" });
});
