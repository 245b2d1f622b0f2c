import { ApiFailure } from "../api/ApiFailure";
import { walkEveryPath } from "../testing/everyPath";
import { newPasswordMachine, type NewPasswordContext } from "./newPasswordMachine";

it("walks every generated path as the pure machine predicts it, and visits every transition", async () => {
  const { unvisited } = await walkEveryPath(newPasswordMachine, {
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
  expect(unvisited).toEqual([]);
});
