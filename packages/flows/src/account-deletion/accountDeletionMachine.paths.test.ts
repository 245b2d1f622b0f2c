import { ApiFailure } from "../api/ApiFailure";
import { testEveryPath } from "../testing/everyPath";
import { accountDeletionMachine, type AccountDeletionContext } from "./accountDeletionMachine";

const email = "annegret@postfach.example";
testEveryPath(accountDeletionMachine, {
  inputs: [
    { hasPassword: true, email },
    { hasPassword: false, email },
  ],
  events: [
    { type: "deletion.begin" },
    { type: "deletion.cancel" },
    { type: "proof.change", proof: "" },
    { type: "proof.change", proof: "wurzelweg" },
    { type: "proof.change", proof: email },
    { type: "deletion.confirm" },
  ],
  answers: {
    deleteAccount: {
      outputs: [{ deletedAt: "2026-11-22T12:00:00Z" }],
      errors: [
        new ApiFailure("offline"),
        new ApiFailure("unreachable"),
        new ApiFailure("refused", { status: 401 }),
        new ApiFailure("refused", { status: 422, type: "/probleme/passwort-falsch" }),
      ],
    },
  },
  project: ({ proof, issues, mayBeGone }: AccountDeletionContext) => [proof, issues.length, mayBeGone],
});
