import { paths } from "@gratweg/contracts/routes";
import { Link, NewsletterForm } from "@gratweg/design-system";
import type { NewsletterSignup } from "@gratweg/flows/react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { WhenNear } from "../trips/WhenNear";

/** Without its chunk the form stays what it is without scripts. */
const NewsletterMachine = lazy(() => import("./NewsletterMachine").catch(() => ({ default: () => null })));

/** A plain form until its machine has come, which happens when the footer is near. */
export function Newsletter() {
  const { t } = useTranslation();
  const [draft, setDraft] = useState("");
  const [signup, setSignup] = useState<NewsletterSignup | null>(null);
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
        value={signup?.email ?? draft}
        onValueChange={signup?.changeEmail ?? setDraft}
        onSubmit={signup?.submit}
        busy={signup?.busy}
        notice={signup?.notice}
        onDismiss={signup?.dismiss}
      />
      <WhenNear>
        <Suspense fallback={null}>
          <NewsletterMachine
            draft={draft}
            texts={{ invalidEmail: t("newsletter.invalidEmail"), messageError: t("newsletter.messageError") }}
            onChange={setSignup}
          />
        </Suspense>
      </WhenNear>
    </>
  );
}
