"use client";
import { NewsletterForm } from "@gratweg/design-system";
import { connectNewsletterNotice, createNewsletterApi } from "@gratweg/flows";
import { useNewsletterNotice } from "@gratweg/flows/react";

const machine = connectNewsletterNotice({
  subscribe: createNewsletterApi((...call) => fetch(...call)),
  logFailure: (error) => console.error(error),
});

const texts = {
  invalidEmail: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
  messageError: "Das hat nicht geklappt. Bitte versuchen Sie es später noch einmal.",
};

export function Newsletter() {
  const { email, busy, notice, changeEmail, submit, dismiss } = useNewsletterNotice(machine, texts);
  return (
    <NewsletterForm
      action="/api/newsletter"
      title="Neue Touren zuerst"
      value={email}
      onValueChange={changeEmail}
      onSubmit={submit}
      busy={busy}
      notice={notice}
      onDismiss={dismiss}
    />
  );
}
