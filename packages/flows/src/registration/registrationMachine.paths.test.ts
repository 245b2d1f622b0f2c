import { ApiFailure } from "../api/ApiFailure";
import { testEveryPath } from "../testing/everyPath";
import { filledRegistration } from "./fixtures";
import { registrationMachine, type RegistrationContext } from "./registrationMachine";

testEveryPath(registrationMachine, {
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
