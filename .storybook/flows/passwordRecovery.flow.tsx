import { passwordRecoveryMachine } from "@gratweg/flows";
import { recoveryTexts } from "../../portal/src/texts/passwords";
import { mailRequestCourse, mailRequestScreen } from "./account/MailRequestScreen";
import { defineFlow } from "./kit/flow";

export const passwordRecoveryFlow = defineFlow({
  ...mailRequestCourse,
  name: "password-recovery",
  purpose: "Asks for a link to a new password; known and unknown addresses read the same.",
  machine: passwordRecoveryMachine,
  Screen: mailRequestScreen(recoveryTexts),
});
