import { ApiFailure } from "../api/ApiFailure";
import { testEveryPath } from "../testing/everyPath";
import { newPasswordMachine, type NewPasswordContext } from "./newPasswordMachine";

testEveryPath(newPasswordMachine, {
  inputs: [{ token: "" }, { token: "t1" }],
  events: [
    { type: "password.change", password: "kurz" },
    { type: "password.change", password: "gipfelglück im nebel" },
    { type: "password.submit" },
  ],
  answers: {
    setPassword: {
      outputs: [{ token: "jwt", user: null }],
      errors: [
        new ApiFailure("offline"),
        new ApiFailure("refused", { status: 400, code: "token-unknown" }),
        new ApiFailure("refused", { status: 400, code: "password-common" }),
      ],
    },
  },
  project: ({ password, token, issues }: NewPasswordContext) => [password, token, issues.length],
});
