import { paths } from "@gratweg/contracts/routes";
import { AuthCard, ButtonLink, Link, Notice } from "@gratweg/design-system";
import { useSession } from "@gratweg/flows/react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { readWanted, withWanted } from "../../app/wanted";
import { PageTitle } from "../../frame/PageTitle";
import { usePortalServices } from "../../services";
import { SocialButtons } from "../../session/SocialButtons";
import { useOnward } from "../../session/useOnward";
import { useSocialReturn } from "../../session/useSocialReturn";
import { authTexts } from "../../texts/auth";
import type { LoginNoticesProps } from "./LoginNotices";
import { SignInForm } from "./SignInForm";

const texts = authTexts.login;

/** Most people come from nowhere in particular and wait for nobody. */
const LoginNotices = lazy(() => import("./LoginNotices"));
const SocialWait = lazy(() => import("./SocialWait"));

interface SignInProps {
  title: string;
  lead: string;
  /** Path of this very screen, for the way back from a social provider. */
  path: string;
  search: string;
  registerPath: string;
  recoveryPath?: string;
  /** Somebody has just been signed in. */
  onSignedIn: () => void;
  /** In place of the form, once somebody is signed in. */
  onward?: ReactNode;
}

/** Both sign-in screens; they differ in where they lead. */
export function SignIn({
  title,
  lead,
  path,
  search,
  registerPath,
  recoveryPath = paths.portalUser("reset-password"),
  onSignedIn,
  onward,
}: SignInProps) {
  const { session, config } = usePortalServices();
  const { isSignedIn } = useSession(session);
  const [email, setEmail] = useState("");
  const [unconfirmedEmail, setUnconfirmedEmail] = useState<string | null>(null);
  const social = useSocialReturn();
  const wanted = readWanted(search);
  useOnward(onSignedIn);

  const notices: LoginNoticesProps = {
    search,
    unconfirmedEmail: social.failure === null ? unconfirmedEmail : null,
    socialFailure: social.failure,
    isWanted: wanted !== null && !isSignedIn,
    isSignedIn,
  };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AuthCard
        title={title}
        lead={lead}
        notice={
          hasNotices(notices) && (
            <Suspense fallback={null}>
              <LoginNotices {...notices} />
            </Suspense>
          )
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
          <Suspense fallback={null}>
            <SocialWait provider={social.working} />
          </Suspense>
        ) : isSignedIn ? (
          (onward ?? (
            <Notice live="none" title={texts.alreadySignedIn}>
              <ButtonLink href={wanted ?? paths.portal()} size="sm">
                {wanted === null ? texts.toPortal : texts.goOn}
              </ButtonLink>
            </Notice>
          ))
        ) : (
          <SignInForm
            email={email}
            recoveryPath={withWanted(recoveryPath, wanted)}
            onEmailChange={setEmail}
            onConfirmationMail={() => setUnconfirmedEmail(email.trim())}
          />
        )}
      </AuthCard>
    </>
  );
}

function hasNotices({ search, unconfirmedEmail, socialFailure, isWanted }: LoginNoticesProps): boolean {
  const query = new URLSearchParams(search);
  const isTold = ["confirm", "unconfirmed", "meldung"].some((name) => query.has(name));
  return isTold || isWanted || unconfirmedEmail !== null || socialFailure !== null;
}
