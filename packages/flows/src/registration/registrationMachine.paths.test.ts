import { ApiFailure } from "../api/ApiFailure";
import { walkEveryPath } from "../testing/everyPath";
import { filledRegistration } from "./fixtures";
import { registrationMachine, type RegistrationContext } from "./registrationMachine";

it("walks every generated path as the pure machine predicts it, and visits every transition", async () => {
  const { unvisited } = await walkEveryPath(registrationMachine, {
    inputs: [{}, { entries: filledRegistration }],
    events: [
      { type: "field.change", change: { email: "" } },
      { type: "field.change", change: filledRegistration },
      { type: "registration.submit" },
      { type: "mail.request" },
      { type: "registration.restart" },
    ],
    answers: {
      register: {
        outputs: [undefined],
        errors: [
          new ApiFailure("offline"),
          new ApiFailure("refused", { status: 400, code: "password-common" }),
        ],
      },
      requestConfirmation: { outputs: [undefined], errors: [new ApiFailure("offline")] },
    },
    project: ({ entries, issues }: RegistrationContext) => [entries.email, entries.password, issues.length],
  });
  expect(unvisited).toEqual([]);
}, 60_000);
