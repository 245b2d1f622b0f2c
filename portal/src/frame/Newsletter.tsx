import { paths } from "@gratweg/contracts/routes";
import { Link, NewsletterForm } from "@gratweg/design-system";
import type { NewsletterSignup } from "@gratweg/flows/react";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { frameTexts } from "../texts/frame";

/** Without its chunk the form stays what it is without scripts. */
const NewsletterMachine = lazy(() => import("./NewsletterMachine").catch(() => ({ default: () => null })));
const texts = frameTexts.newsletter;
const machineTexts = { invalidEmail: texts.invalidEmail, messageError: texts.messageError };

/** A plain form until its machine has come, which happens when somebody turns to it. */
export default function Newsletter() {
  const [email, setEmail] = useState("");
  const [signup, setSignup] = useState<NewsletterSignup | null>(null);
  const [isUsed, setUsed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = place.current;
    const use = () => setUsed(true);
    form?.addEventListener("focusin", use);
    return () => form?.removeEventListener("focusin", use);
  }, []);
  const clear = useCallback(() => setEmail(""), []);
  const submit =
    signup &&
    (() => {
      signup.changeEmail(email);
      signup.submit();
    });
  return (
    <div ref={place}>
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
      {isUsed && (
        <Suspense fallback={null}>
          <NewsletterMachine texts={machineTexts} onChange={setSignup} onSettled={clear} />
        </Suspense>
      )}
    </div>
  );
}
