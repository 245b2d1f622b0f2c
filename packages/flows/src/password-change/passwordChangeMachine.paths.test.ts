import { ApiFailure } from "../api/ApiFailure";
import { testEveryPath } from "../testing/everyPath";
import { passwordChangeMachine, type PasswordChangeContext } from "./passwordChangeMachine";

testEveryPath(passwordChangeMachine, {
  events: [
    { type: "field.change", change: { currentPassword: "altes wort", password: "gipfelglück im nebel" } },
    { type: "field.change", change: { password: "kurz" } },
    { type: "password.submit" },
  ],
  answers: {
    changePassword: {
      outputs: [{ token: "jwt", user: null }],
      errors: [new ApiFailure("offline"), new ApiFailure("refused", { status: 400, code: "password-wrong" })],
    },
  },
  project: ({ entries, issues }: PasswordChangeContext) => [entries, issues.length],
});
