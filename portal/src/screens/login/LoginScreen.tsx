import { paths } from "@gratweg/contracts/routes";
import type { ScreenProps } from "../../app/screenProps";
import { readWanted } from "../../app/wanted";
import { usePortalServices } from "../../services";
import { authTexts } from "../../texts/auth";
import { SignIn } from "./SignIn";

export default function LoginScreen({ search }: ScreenProps) {
  const { navigate, config } = usePortalServices();
  return (
    <SignIn
      title={authTexts.login.title}
      lead={authTexts.login.lead(config.name)}
      path={paths.portalUser("login")}
      search={search}
      registerPath={paths.portalUser("register")}
      onSignedIn={() => navigate(readWanted(search) ?? paths.portal(), { replace: true })}
    />
  );
}
