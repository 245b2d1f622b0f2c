import { testEveryPath } from "../testing/everyPath";
import {
  contractDeclarationMachine,
  type ContractDeclarationContext,
  type DeclarationReceipt,
} from "./contractDeclarationMachine";
import { DeclarationError } from "./DeclarationError";

const receipt: DeclarationReceipt = {
  receiptNumber: "W-1",
  receivedAt: "2026-11-21T12:00:00Z",
  declaration: {},
};
const invalid = new DeclarationError({ reason: "invalid", issues: [{ field: "email", message: "Fehlt." }] });

testEveryPath(contractDeclarationMachine, {
  inputs: [{ kind: "withdraw", entries: { name: "Anna Ott", contract: "100017", email: "" } }],
  events: [
    { type: "field.change", field: "email", value: "anna@post.example" },
    { type: "field.change", field: "email", value: "" },
    { type: "declaration.submit", today: "2026-11-21" },
    { type: "draft.restore", entries: { email: "bea@post.example" } },
  ],
  answers: { sendDeclaration: { outputs: [receipt], errors: [invalid, new TypeError("offline")] } },
  project: ({ entries, issues }: ContractDeclarationContext) => [entries.email, issues.length],
});
