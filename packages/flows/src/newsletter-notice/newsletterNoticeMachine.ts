import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";

/** The server's answer to `POST /api/newsletter`. */
export interface NewsletterAnswer {
  success: boolean;
  message: string;
}

export interface NewsletterTexts {
  /** Shown for an empty address. */
  invalidEmail: string;
  /** Shown when no answer came, or one that is not JSON. */
  messageError: string;
}

export interface NewsletterNotice {
  tone: "success" | "error";
  message: string;
  /** The address that the notice is about: the field is empty by then. */
  email: string;
}

export interface NewsletterNoticeContext {
  texts: NewsletterTexts;
  email: string;
  notice: NewsletterNotice | null;
}

export type NewsletterNoticeEvent =
  { type: "email.change"; email: string } | { type: "newsletter.submit" } | { type: "notice.dismiss" };

const types = {} as {
  context: NewsletterNoticeContext;
  events: NewsletterNoticeEvent;
  input: { texts: NewsletterTexts };
  tags: "busy";
};

const NO_ANSWER = new Error("No answer within 10 seconds.");
const missing = () => Promise.reject(new Error("subscribe is not provided"));

/**
 * The newsletter notice of sections 4, 5 and 8: hidden, visible as success or error after a submit, hidden again after five
 * seconds. A new submit cancels the pending hide and takes the old notice away; after ten seconds without an answer
 * it counts as failed. The field is empty after each submit, whatever came of it.
 */
export const newsletterNoticeMachine = setup({
  types,
  actors: { subscribe: fromPromise<NewsletterAnswer, { email: string }>(missing) },
  actions: {
    takeEmail: assign((_, { email }: { email: string }) => ({ email })),
    showAnswer: assign(({ context }, { answer }: { answer: NewsletterAnswer }) =>
      settled(context, answer.success ? "success" : "error", answer.message),
    ),
    showInvalidEmail: assign(({ context }) => settled(context, "error", context.texts.invalidEmail)),
    showFailure: assign(({ context }) => settled(context, "error", context.texts.messageError)),
    hideNotice: assign({ notice: null }),
    /** Section 8: also logged to the console. */
    logFailure: (_, _params: { error: unknown }) => {},
  },
  guards: { isEmpty: ({ context }) => context.email.trim() === "" },
  // Sections 4 and 9.
  delays: { noticeLifetime: 5_000, requestTimeout: 10_000 },
}).createMachine({
  id: "newsletter-notice",
  context: ({ input }) => ({ texts: input.texts, email: "", notice: null }),
  initial: "hidden",
  states: {
    hidden: { entry: "hideNotice", on: { "newsletter.submit": "deciding" } },
    visible: {
      on: { "newsletter.submit": "deciding", "notice.dismiss": "hidden" },
      after: { noticeLifetime: "hidden" },
    },
    deciding: {
      // What is still there is about another address.
      entry: "hideNotice",
      always: [
        { guard: "isEmpty", target: "visible", actions: "showInvalidEmail" },
        { target: "submitting" },
      ],
    },
    submitting: {
      tags: "busy",
      // The field belongs to the request until it is settled; it is emptied then.
      on: { "email.change": undefined },
      invoke: {
        id: "subscribe",
        src: "subscribe",
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: {
          target: "visible",
          actions: { type: "showAnswer", params: ({ event }) => ({ answer: event.output }) },
        },
        onError: {
          target: "visible",
          actions: [{ type: "logFailure", params: ({ event }) => ({ error: event.error }) }, "showFailure"],
        },
      },
      // The field is nobody's hostage: the request is given up.
      after: {
        requestTimeout: {
          target: "visible",
          actions: [{ type: "logFailure", params: { error: NO_ANSWER } }, "showFailure"],
        },
      },
    },
  },
  on: {
    "email.change": { actions: { type: "takeEmail", params: ({ event }) => ({ email: event.email }) } },
  },
});

export type NewsletterNoticeMachine = typeof newsletterNoticeMachine;
export type NewsletterNoticeActor = ActorRefFrom<NewsletterNoticeMachine>;

function settled(
  { email }: NewsletterNoticeContext,
  tone: NewsletterNotice["tone"],
  message: string,
): Partial<NewsletterNoticeContext> {
  return { email: "", notice: { tone, message, email: email.trim() } };
}
