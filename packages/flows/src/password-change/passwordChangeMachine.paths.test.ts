import { ApiFailure } from "../api/ApiFailure";
import { walkEveryPath } from "../testing/everyPath";
import { passwordChangeMachine, type PasswordChangeContext } from "./passwordChangeMachine";

it("walks every generated path as the pure machine predicts it, and visits every transition", async () => {
  const { unvisited } = await walkEveryPath(passwordChangeMachine, {
    events: [
      { type: "field.change", change: { currentPassword: "altes wort", password: "gipfelglück im nebel" } },
      { type: "field.change", change: { password: "kurz" } },
      { type: "password.submit" },
    ],
    answers: {
      changePassword: {
        outputs: [{ token: "jwt", user: null }],
        errors: [
          new ApiFailure("offline"),
          new ApiFailure("refused", { status: 400, code: "password-wrong" }),
        ],
      },
    },
    project: ({ entries, issues }: PasswordChangeContext) => [entries, issues.length],
  });
  expect(unvisited).toEqual([]);
});
