import { NewsletterForm } from "@gratweg/design-system";
import { newsletterNoticeMachine, type NewsletterNoticeActor } from "@gratweg/flows";
import { useNewsletterNoticeActor } from "@gratweg/flows/react";
import { defineFlow } from "./kit/flow";
import { Band } from "./page/pageLook";
import { t } from "./texts";

function NewsletterScreen({ actor }: { actor: NewsletterNoticeActor }) {
  const { email, busy, notice, changeEmail, submit, dismiss } = useNewsletterNoticeActor(actor);
  return (
    <Band>
      <NewsletterForm
        action="/api/newsletter"
        title={t("newsletter.title")}
        text={t("newsletter.text")}
        value={email}
        onValueChange={changeEmail}
        onSubmit={submit}
        busy={busy}
        notice={notice}
        onDismiss={dismiss}
      />
    </Band>
  );
}

export const newsletterNoticeFlow = defineFlow({
  name: "newsletter-notice",
  purpose: "Signs up for the newsletter and says for five seconds what came of it.",
  machine: newsletterNoticeMachine,
  inputs: {
    "an empty form": {
      texts: { invalidEmail: t("newsletter.invalidEmail"), messageError: t("newsletter.messageError") },
    },
  },
  events: [
    { type: "email.change", email: "annegret.talwang@post.example" },
    { type: "newsletter.submit" },
    { type: "notice.dismiss" },
  ],
  answers: {
    subscribe: {
      "signed up": {
        output: {
          success: true,
          message: "Fast geschafft: Bitte bestätigen Sie die Anmeldung in Ihrem Postfach.",
        },
      },
      refused: { output: { success: false, message: "Diese Adresse ist nicht vollständig." } },
      "no answer": { error: new TypeError("Failed to fetch") },
    },
  },
  tellsApart: ({ email, notice }) => [email === "", notice?.message],
  Screen: NewsletterScreen,
});
