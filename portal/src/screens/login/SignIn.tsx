import { paths } from "@gratweg/contracts/routes";
import { AuthCard, ButtonLink, Link, Notice, WaitNotice } from "@gratweg/design-system";
import { useSession } from "@gratweg/flows/react";
import { useState, type ReactNode } from "react";
import { readWanted, withWanted } from "../../app/wanted";
import { PageTitle } from "../../frame/PageTitle";
import { usePortalServices } from "../../services";
import { SocialButtons } from "../../session/SocialButtons";
import { useOnward } from "../../session/useOnward";
import { useSocialReturn } from "../../session/useSocialReturn";
import { authTexts } from "../../texts/auth";
import { LoginNotices } from "./LoginNotices";
import { SignInForm } from "./SignInForm";

const texts = authTexts.login;

interface SignInProps {
  title: string;
  lead: string;
  /** Path of this very screen, for the way back from a social provider. */
  path: string;
  search: string;
  registerPath: string;
  /** Somebody has just been signed in. */
  onSignedIn: () => void;
  /** In place of the form, once somebody is signed in. */
  onward?: ReactNode;
}

/** Both sign-in screens; they differ in where they lead. */
export function SignIn({ title, lead, path, search, registerPath, onSignedIn, onward }: SignInProps) {
  const { session, config } = usePortalServices();
  const { status, isSignedIn, failure } = useSession(session);
  const [email, setEmail] = useState("");
  const social = useSocialReturn();
  const wanted = readWanted(search);
  useOnward(onSignedIn);

  const unconfirmedEmail = status === "anonymous" && failure?.reason === "unconfirmed" ? email : null;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AuthCard
        title={title}
        lead={lead}
        notice={
          <LoginNotices
            search={search}
            unconfirmedEmail={social.failure === null ? unconfirmedEmail : null}
            socialFailure={social.failure}
            isWanted={wanted !== null}
          />
        }
        alternatives={
          config.providers.length > 0 && !isSignedIn && social.working === null ? (
            <SocialButtons label={authTexts.social.signIn} returnPath={path + search} />
          ) : undefined
        }
        footer={
          <span>
            {texts.noAccount} <Link href={withWanted(registerPath, wanted)}>{texts.register}</Link>
          </span>
        }
      >
        {social.working !== null ? (
          <WaitNotice title={authTexts.social.working(social.working)} text={authTexts.social.workingText} />
        ) : isSignedIn ? (
          (onward ?? (
            <Notice live="none" title={texts.alreadySignedIn}>
              <ButtonLink href={wanted ?? paths.portal()} size="sm">
                {texts.toPortal}
              </ButtonLink>
            </Notice>
          ))
        ) : (
          <SignInForm email={email} onEmailChange={setEmail} />
        )}
      </AuthCard>
    </>
  );
}
