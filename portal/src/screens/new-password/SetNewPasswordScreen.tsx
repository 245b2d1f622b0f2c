import { paths } from "@gratweg/contracts/routes";
import type { ScreenProps } from "../../app/screenProps";
import { newPasswordTexts } from "../../texts/passwords";
import { NewPassword } from "./NewPassword";

const { firstTitle, firstLead } = newPasswordTexts;

export default function SetNewPasswordScreen({ search }: ScreenProps) {
  return (
    <NewPassword
      title={firstTitle}
      lead={firstLead}
      path={paths.portalUser("set-new-password")}
      search={search}
    />
  );
}
