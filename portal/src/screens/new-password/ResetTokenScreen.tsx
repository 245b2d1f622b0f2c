import { paths } from "@gratweg/contracts/routes";
import type { ScreenProps } from "../../app/screenProps";
import { TAKEN_TOKEN } from "../../session/arrival";
import { newPasswordTexts } from "../../texts/passwords";
import { NewPassword } from "./NewPassword";

const { resetTitle, resetLead } = newPasswordTexts;

export default function ResetTokenScreen({ search }: ScreenProps) {
  return (
    <NewPassword
      title={resetTitle}
      lead={resetLead}
      search={search}
      path={`${paths.portalUser("reset-password")}/${TAKEN_TOKEN}`}
    />
  );
}
