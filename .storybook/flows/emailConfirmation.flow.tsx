import { emailConfirmationMachine } from "@gratweg/flows";
import { confirmationMailTexts as confirmationMail } from "../../portal/src/texts/confirmationMail";
import { loginNoticeTexts } from "../../portal/src/texts/loginNotices";
import { recoveryTexts as recovery } from "../../portal/src/texts/passwords";
import { mailRequestCourse, mailRequestScreen } from "./account/MailRequestScreen";
import { defineFlow } from "./kit/flow";

const { unconfirmed } = loginNoticeTexts;

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
