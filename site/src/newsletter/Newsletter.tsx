import { paths } from "@gratweg/contracts/routes";
import { Link, NewsletterForm } from "@gratweg/design-system";
import type { NewsletterSignup } from "@gratweg/flows/react";
import { lazy, Suspense, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { WhenNear } from "../trips/WhenNear";

/** Without its chunk the form stays what it is without scripts. */
const NewsletterMachine = lazy(() => import("./NewsletterMachine").catch(() => ({ default: () => null })));

/** A plain form until its machine has come, which happens when the footer is near. */
export function Newsletter() {
  const { t } = useTranslation();
  // Here and not in the machine, which is told too late for the next keystroke.
  const [email, setEmail] = useState("");
  const [signup, setSignup] = useState<NewsletterSignup | null>(null);
  const clear = useCallback(() => setEmail(""), []);
  const submit =
    signup &&
    (() => {
      signup.changeEmail(email);
      signup.submit();
    });
  return (
    <>
      <NewsletterForm
        action="/api/newsletter"
        title={t("newsletter.title")}
        text={t("newsletter.text")}
        note={
          <>
            {t("newsletter.consent")}{" "}
            <Link href={paths.privacy()} variant="quiet">
              {t("newsletter.privacy")}
            </Link>
            .
          </>
        }
        value={email}
        onValueChange={setEmail}
        onSubmit={submit ?? undefined}
        busy={signup?.busy}
        notice={signup?.notice}
        onDismiss={signup?.dismiss}
      />
      <WhenNear>
        <Suspense fallback={null}>
          <NewsletterMachine
            texts={{ invalidEmail: t("newsletter.invalidEmail"), messageError: t("newsletter.messageError") }}
            onChange={setSignup}
            onSettled={clear}
          />
        </Suspense>
      </WhenNear>
    </>
  );
}
