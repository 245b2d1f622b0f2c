import { connectNewsletterNotice, createNewsletterApi, type NewsletterTexts } from "@gratweg/flows";
import { useNewsletterNotice, type NewsletterSignup } from "@gratweg/flows/react";
import { useEffect, useRef } from "react";

const machine = connectNewsletterNotice({
  subscribe: createNewsletterApi((input, init) => fetch(input, init)),
  // Section 8.
  logFailure: (error) => console.error(error),
});

interface NewsletterMachineProps {
  /** What was typed before the machine had come. */
  draft: string;
  texts: NewsletterTexts;
  onChange: (signup: NewsletterSignup) => void;
}

/** Draws nothing: the form stays in place, with its focus, while this comes later. */
export default function NewsletterMachine({ draft, texts, onChange }: NewsletterMachineProps) {
  const signup = useNewsletterNotice(machine, texts);
  const { email, busy, notice, changeEmail, submit, dismiss } = signup;
  const first = useRef(draft);
  const hasTakenOver = useRef(false);

  useEffect(() => changeEmail(first.current), [changeEmail]);

  useEffect(() => {
    if (!hasTakenOver.current && email !== first.current) return;
    hasTakenOver.current = true;
    onChange({ email, busy, notice, changeEmail, submit, dismiss });
  }, [email, busy, notice, changeEmail, submit, dismiss, onChange]);

  return null;
}
