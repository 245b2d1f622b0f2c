import { AuthCard, Heading, Link, Notice, Stack } from "@gratweg/design-system";
import { readWanted, withWanted } from "../../app/wanted";
import { PageTitle } from "../../frame/PageTitle";
import { usePortalServices } from "../../services";
import { SocialButtons } from "../../session/SocialButtons";
import { useOnward } from "../../session/useOnward";
import { useSocialReturn } from "../../session/useSocialReturn";
import { authTexts } from "../../texts/auth";
import { registerTexts } from "../../texts/registration";
import { RegistrationForm } from "./RegistrationForm";

const texts = registerTexts;

interface RegisterProps {
  title: string;
  lead: string;
  /** Path of this very screen, for the way back from a social provider. */
  path: string;
  search: string;
  loginPath: string;
  /** Chosen on the way here. */
  plan?: string | null;
  /** By a social provider, or in another tab. */
  onSignedIn: () => void;
}

/** Both registration screens; they differ in where they lead. */
export function Register({ title, lead, path, search, loginPath, plan = null, onSignedIn }: RegisterProps) {
  const { config } = usePortalServices();
  const social = useSocialReturn();
  useOnward(onSignedIn);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AuthCard
        title={title}
        lead={lead}
        notice={
          social.failure !== null && (
            <Notice variant="error" title={authTexts.social.failedTitle}>
              {social.failure}
            </Notice>
          )
        }
        alternatives={
          config.providers.length > 0 ? (
            <SocialButtons label={authTexts.social.register} returnPath={path + search} />
          ) : undefined
        }
        footer={
          <Stack gap="3">
            <span>
              {texts.have} <Link href={withWanted(loginPath, readWanted(search))}>{texts.signIn}</Link>
            </span>
            <Benefits />
          </Stack>
        }
      >
        <RegistrationForm plan={plan} wanted={readWanted(search)} />
      </AuthCard>
    </>
  );
}

function Benefits() {
  return (
    <Stack gap="1">
      <Heading level={2} size="h4">
        {texts.benefitsTitle}
      </Heading>
      <ul>
        {texts.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </Stack>
  );
}
