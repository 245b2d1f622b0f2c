import { ApiFailure } from "../api/ApiFailure";
import { testEveryPath } from "../testing/everyPath";
import {
  emailConfirmationMachine,
  passwordRecoveryMachine,
  type MailRequestContext,
} from "./mailRequestMachine";

for (const machine of [emailConfirmationMachine, passwordRecoveryMachine])
  testEveryPath(machine, {
    inputs: [{}, { email: "annegret@postfach.example" }],
    events: [
      { type: "email.change", email: "" },
      { type: "email.change", email: "annegret@postfach.example" },
      { type: "mail.request" },
      { type: "email.edit" },
    ],
    answers: {
      requestMail: {
        outputs: [undefined],
        errors: [new ApiFailure("timeout"), new ApiFailure("refused", { status: 400, code: "invalid" })],
      },
    },
    project: ({ email, issues }: MailRequestContext) => [email, issues.length],
  });
