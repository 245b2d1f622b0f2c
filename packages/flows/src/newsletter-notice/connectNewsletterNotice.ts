import { fromPromise } from "xstate";
import {
  newsletterNoticeMachine,
  type NewsletterAnswer,
  type NewsletterNoticeMachine,
} from "./newsletterNoticeMachine";

export interface NewsletterNoticePorts {
  /** Rejects when no answer came or one that cannot be read. */
  subscribe: (email: string, signal: AbortSignal) => Promise<NewsletterAnswer>;
  logFailure: (error: unknown) => void;
}

/** The machine with its effects; for the composition root. */
export function connectNewsletterNotice({
  subscribe,
  logFailure,
}: NewsletterNoticePorts): NewsletterNoticeMachine {
  return newsletterNoticeMachine.provide({
    actors: { subscribe: fromPromise(({ input, signal }) => subscribe(input.email, signal)) },
    actions: { logFailure: (_, { error }) => logFailure(error) },
  });
}
