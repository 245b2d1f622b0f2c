import { emailConfirmationMachine } from "@gratweg/flows";
import { authTexts } from "../../portal/src/texts/auth";
import { mailRequestCourse, mailRequestScreen } from "./account/MailRequestScreen";
import { defineFlow } from "./kit/flow";

const { confirmationMail, unconfirmed, recovery } = authTexts;

export const emailConfirmationFlow = defineFlow({
  ...mailRequestCourse,
  name: "email-confirmation",
  purpose: "Sends the confirmation mail once more, with a pause between two.",
  machine: emailConfirmationMachine,
  Screen: mailRequestScreen({
    ...confirmationMail,
    title: unconfirmed.title,
    lead: unconfirmed.text,
    sentTitle: recovery.sentTitle,
    edit: recovery.edit,
  }),
});
