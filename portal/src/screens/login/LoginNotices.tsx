import { Notice, Stack } from "@gratweg/design-system";
import { lazy, Suspense } from "react";
import { planOf } from "../../session/planOf";
import { authTexts } from "../../texts/auth";
import { loginNoticeTexts } from "../../texts/loginNotices";

const LazyConfirmationMail = lazy(() =>
  import("../../session/ConfirmationMail").then(({ ConfirmationMail }) => ({ default: ConfirmationMail })),
);

export interface LoginNoticesProps {
  search: string;
  /** For whom the confirmation mail is asked once more; whether there is such an account, nobody is told. */
  unconfirmedEmail: string | null;
  socialFailure: string | null;
  /** One was sent here from a screen that needs an account. */
  isWanted: boolean;
  isSignedIn: boolean;
}

/** What happened before one came here. */
export default function LoginNotices({
  search,
  unconfirmedEmail,
  socialFailure,
  isWanted,
  isSignedIn,
}: LoginNoticesProps) {
  const query = new URLSearchParams(search);
  const confirm = query.get("confirm");
  const plan = planOf(search);
  if (socialFailure !== null)
    return (
      <Notice variant="error" title={authTexts.social.failedTitle}>
        {socialFailure}
      </Notice>
    );
  if (unconfirmedEmail !== null || query.has("unconfirmed"))
    return (
      <MailNotice words={loginNoticeTexts.unconfirmed} email={unconfirmedEmail ?? undefined} plan={plan} />
    );
  if (confirm === "abgelaufen") return <MailNotice words={loginNoticeTexts.confirmExpired} plan={plan} />;
  if (confirm === "spaeter")
    return (
      <Notice variant="warning" title={loginNoticeTexts.confirmLater.title}>
        {loginNoticeTexts.confirmLater.text}
      </Notice>
    );
  if (confirm === "1" || confirm === "schon") {
    const { title, text } =
      confirm === "schon"
        ? loginNoticeTexts.confirmedBefore
        : loginNoticeTexts[isSignedIn ? "confirmedSignedIn" : "confirmed"];
    return (
      <Notice variant="success" title={title}>
        {text}
      </Notice>
    );
  }
  if (query.get("meldung") === "geloescht")
    return (
      <Notice variant="success" title={loginNoticeTexts.deleted.title}>
        {loginNoticeTexts.deleted.text}
      </Notice>
    );
  return isWanted ? <Notice live="none">{loginNoticeTexts.wanted}</Notice> : null;
}

interface MailNoticeProps {
  words: { title: string; text: string };
  email?: string;
  plan: string | null;
}

function MailNotice({ words, email, plan }: MailNoticeProps) {
  return (
    <Notice variant="warning" title={words.title}>
      <Stack gap="2" align="start">
        <span>{words.text}</span>
        <Suspense fallback={null}>
          <LazyConfirmationMail key={email} email={email} plan={plan} />
        </Suspense>
      </Stack>
    </Notice>
  );
}
