import { testEveryPath } from "../testing/everyPath";
import { consentMachine, type ConsentContext } from "./consentMachine";
import { onlyPurposes, PURPOSES, toConsentRecord } from "./consentRecord";

const record = toConsentRecord(onlyPurposes(["analytics"]), 1_000);

testEveryPath(consentMachine, {
  inputs: [
    { offered: PURPOSES, record: null },
    { offered: PURPOSES, record },
  ],
  events: [
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
  project: ({ record: kept, draft }: ConsentContext) => [kept?.purposes, draft],
});
