import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useMemo } from "react";
import type {
  NewsletterNotice,
  NewsletterNoticeMachine,
  NewsletterTexts,
} from "../newsletter-notice/newsletterNoticeMachine";

export interface NewsletterSignup {
  email: string;
  /** While a request is on its way; the field is not to be edited then. */
  busy: boolean;
  notice: NewsletterNotice | null;
  changeEmail: (email: string) => void;
  submit: () => void;
  dismiss: () => void;
}

/** The newsletter form of the component that calls it; texts are read once. */
export function useNewsletterNotice(
  machine: NewsletterNoticeMachine,
  texts: NewsletterTexts,
): NewsletterSignup {
  const actor = useActorRef(machine, { input: { texts } });
  const values = useSelector(
    actor,
    (snapshot) => ({
      email: snapshot.context.email,
      notice: snapshot.context.notice,
      busy: snapshot.hasTag("busy"),
    }),
    shallowEqual,
  );
  const commands = useMemo(
    () => ({
      changeEmail: (email: string) => actor.send({ type: "email.change", email }),
      submit: () => actor.send({ type: "newsletter.submit" }),
      dismiss: () => actor.send({ type: "notice.dismiss" }),
    }),
    [actor],
  );
  return { ...values, ...commands };
}
