import { paths } from "@gratweg/contracts/routes";
import type { ScreenProps } from "../../app/screenProps";
import { readWanted } from "../../app/wanted";
import { usePortalServices } from "../../services";
import { registerTexts } from "../../texts/registration";
import { Register } from "./Register";

export default function RegisterScreen({ search }: ScreenProps) {
  const { navigate } = usePortalServices();
  return (
    <Register
      title={registerTexts.title}
      lead={registerTexts.lead}
      path={paths.portalUser("register")}
      search={search}
      loginPath={paths.portalUser("login")}
      onSignedIn={() => navigate(readWanted(search) ?? paths.portal(), { replace: true })}
    />
  );
}
