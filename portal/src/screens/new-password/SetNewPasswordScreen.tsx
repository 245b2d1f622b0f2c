import { paths } from "@gratweg/contracts/routes";
import type { ScreenProps } from "../../app/screens";
import { authTexts } from "../../texts/auth";
import { NewPassword } from "./NewPassword";

const { firstTitle, firstLead } = authTexts.newPassword;

export default function SetNewPasswordScreen(_: ScreenProps) {
  return <NewPassword title={firstTitle} lead={firstLead} path={paths.portalUser("set-new-password")} />;
}
