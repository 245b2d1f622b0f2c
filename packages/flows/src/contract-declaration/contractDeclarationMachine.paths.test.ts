import { SimulatedClock, type AnyMachineSnapshot } from "xstate";
import { controlledPromise } from "../testing/controlledPromise";
import { allTransitions, generatePaths, walk, type GraphEvent } from "../testing/paths";
import {
  contractDeclarationMachine,
  type ContractDeclarationContext,
  type DeclarationReceipt,
} from "./contractDeclarationMachine";
import type { DeclarationOrder } from "./declarationApi";
import { DeclarationError } from "./DeclarationError";

const DONE = "xstate.done.actor.sendDeclaration";
const FAILED = "xstate.error.actor.sendDeclaration";
const LIMIT = "xstate.after.answerLimit.contract-declaration.sending";
const receipt: DeclarationReceipt = {
  receiptNumber: "W-1",
  receivedAt: "2026-11-21T12:00:00Z",
  declaration: {},
};
const invalid = new DeclarationError({ reason: "invalid", issues: [{ field: "email", message: "Fehlt." }] });

const paths = generatePaths(contractDeclarationMachine, {
  inputs: [{ kind: "withdraw", entries: { name: "Anna Ott", contract: "100017", email: "" } }],
  events: (snapshot): GraphEvent[] => [
    { type: "field.change", field: "email", value: "anna@post.example" },
    { type: "field.change", field: "email", value: "" },
    { type: "declaration.submit", today: "2026-11-21" },
    { type: "draft.restore", entries: { email: "bea@post.example" } },
    ...(snapshot.matches("sending")
      ? [
          { type: DONE, output: receipt },
          { type: FAILED, error: invalid },
          { type: FAILED, error: new TypeError("offline") },
          { type: LIMIT },
        ]
      : []),
  ],
  project: ({ value, context }: AnyMachineSnapshot) => {
    const { entries, issues } = context as ContractDeclarationContext;
    return [value as unknown, entries.email, issues.length];
  },
});

it("walks every generated path as the pure machine predicts it, and visits every transition", async () => {
  const visited = new Set<string>();
  for (const path of paths) {
    const send = controlledPromise<DeclarationReceipt, DeclarationOrder>();
    const clock = new SimulatedClock();
    const machine = contractDeclarationMachine.provide({ actors: { sendDeclaration: send.logic } });
    const walked = await walk(machine, path, clock, {
      [DONE]: () => send.last().resolve(receipt),
      [FAILED]: ({ error }) => send.last().reject(error),
      [LIMIT]: () => clock.increment(15_000),
    });
    expect({ events: path.events, values: walked.values }).toEqual({
      events: path.events,
      values: path.values,
    });
    for (const name of walked.visited) visited.add(name);
  }
  expect([...visited].sort()).toEqual(allTransitions(contractDeclarationMachine));
});
