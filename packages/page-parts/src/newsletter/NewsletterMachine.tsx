import { connectNewsletterNotice, createNewsletterApi, type NewsletterTexts } from "@gratweg/flows";
import { useNewsletterNotice, type NewsletterSignup } from "@gratweg/flows/react";
import { useEffect } from "react";

const machine = connectNewsletterNotice({
  subscribe: createNewsletterApi((input, init) => fetch(input, init)),
  // Section 8.
  logFailure: (error) => console.error(error),
});

interface NewsletterMachineProps {
  texts: NewsletterTexts;
  onChange: (signup: NewsletterSignup) => void;
  /** Each submit ends with a notice and an empty field. */
  onSettled: () => void;
}

/** Draws nothing: the form stays in place, with its focus, while this comes later. */
export function NewsletterMachine({ texts, onChange, onSettled }: NewsletterMachineProps) {
  const { email, busy, notice, changeEmail, submit, dismiss } = useNewsletterNotice(machine, texts);

  useEffect(
    () => onChange({ email, busy, notice, changeEmail, submit, dismiss }),
    [email, busy, notice, changeEmail, submit, dismiss, onChange],
  );
  useEffect(() => {
    if (notice) onSettled();
  }, [notice, onSettled]);

  return null;
}
