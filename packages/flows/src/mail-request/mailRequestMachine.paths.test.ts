import { ApiFailure } from "../api/ApiFailure";
import { walkEveryPath } from "../testing/everyPath";
import {
  emailConfirmationMachine,
  passwordRecoveryMachine,
  type MailRequestContext,
} from "./mailRequestMachine";

it.each([
  ["email-confirmation", emailConfirmationMachine],
  ["password-recovery", passwordRecoveryMachine],
])(
  "%s: walks every generated path as the pure machine predicts it, and visits every transition",
  async (id, machine) => {
    const { unvisited } = await walkEveryPath(machine, {
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
    expect([machine.id, unvisited]).toEqual([id, []]);
  },
);
