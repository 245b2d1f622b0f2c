import { paths } from "@gratweg/contracts/routes";
import { Link, NewsletterForm } from "@gratweg/design-system";
import type { NewsletterSignup } from "@gratweg/flows/react";
import { lazy, Suspense, useCallback, useState } from "react";
import { frameTexts } from "../texts/frame";
import { WhenNear } from "./WhenNear";

/** Without its chunk the form stays what it is without scripts. */
const NewsletterMachine = lazy(() => import("./NewsletterMachine").catch(() => ({ default: () => null })));
const texts = frameTexts.newsletter;
const machineTexts = { invalidEmail: texts.invalidEmail, messageError: texts.messageError };

/** A plain form until its machine has come, which happens when the footer is near. */
export function Newsletter() {
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
        title={texts.title}
        text={texts.text}
        note={
          <>
            {texts.consent}{" "}
            <Link href={paths.privacy()} variant="quiet">
              {texts.privacy}
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
          <NewsletterMachine texts={machineTexts} onChange={setSignup} onSettled={clear} />
        </Suspense>
      </WhenNear>
    </>
  );
}
