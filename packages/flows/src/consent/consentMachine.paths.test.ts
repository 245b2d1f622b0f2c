import { SimulatedClock, type AnyMachineSnapshot } from "xstate";
import { allTransitions, generatePaths, walk, type GraphEvent } from "../testing/paths";
import { consentMachine, type ConsentContext } from "./consentMachine";
import { onlyPurposes, PURPOSES, toConsentRecord } from "./consentRecord";

const record = toConsentRecord(onlyPurposes(["analytics"]), 1_000);

const paths = generatePaths(consentMachine, {
  inputs: [
    { offered: PURPOSES, record: null },
    { offered: PURPOSES, record },
  ],
  events: (): GraphEvent[] => [
    { type: "panel.open" },
    { type: "panel.close" },
    { type: "purpose.change", purpose: "reviews", isAllowed: true },
    { type: "choice.save", at: 2_000 },
    { type: "choice.allowAll", at: 2_000 },
    { type: "choice.rejectAll", at: 2_000 },
    { type: "record.change", record },
    { type: "record.change", record: null },
    { type: "storage.refuse" },
  ],
  project: ({ value, context }: AnyMachineSnapshot) => {
    const { record, draft } = context as ConsentContext;
    return [value as unknown, record?.purposes, draft];
  },
});

it("walks every generated path as the pure machine predicts it, and visits every transition", async () => {
  const visited = new Set<string>();
  for (const path of paths) {
    const walked = await walk(consentMachine, path, new SimulatedClock(), {});
    expect({ events: path.events, values: walked.values }).toEqual({
      events: path.events,
      values: path.values,
    });
    for (const name of walked.visited) visited.add(name);
  }
  expect([...visited].sort()).toEqual(allTransitions(consentMachine));
});
