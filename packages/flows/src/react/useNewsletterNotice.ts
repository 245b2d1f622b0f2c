import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useMemo } from "react";
import type {
  NewsletterNotice,
  NewsletterNoticeActor,
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
  return useNewsletterNoticeActor(useActorRef(machine, { input: { texts } }));
}

/** The same of an actor that somebody else started and ends. */
export function useNewsletterNoticeActor(actor: NewsletterNoticeActor): NewsletterSignup {
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
