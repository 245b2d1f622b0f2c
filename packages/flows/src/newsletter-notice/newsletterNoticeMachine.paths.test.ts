import { SimulatedClock, type AnyMachineSnapshot } from "xstate";
import { controlledPromise } from "../testing/controlledPromise";
import { allTransitions, generatePaths, walk, type GraphEvent } from "../testing/paths";
import {
  newsletterNoticeMachine,
  type NewsletterAnswer,
  type NewsletterNoticeContext,
} from "./newsletterNoticeMachine";

const answer: NewsletterAnswer = { success: true, message: "Danke." };
const LIFETIME = "xstate.after.noticeLifetime.newsletter-notice.visible";
const DONE = "xstate.done.actor.subscribe";
const TIMED_OUT = "xstate.after.requestTimeout.newsletter-notice.submitting";
const FAILED = "xstate.error.actor.subscribe";

const paths = generatePaths(newsletterNoticeMachine, {
  inputs: [{ texts: { invalidEmail: "leer", messageError: "Fehler" } }],
  events: (snapshot): GraphEvent[] => [
    { type: "email.change", email: "anna@example.org" },
    { type: "newsletter.submit" },
    { type: "notice.dismiss" },
    ...(snapshot.matches("visible") ? [{ type: LIFETIME }] : []),
    ...(snapshot.matches("submitting")
      ? [
          { type: DONE, output: answer },
          { type: FAILED, error: new TypeError("offline") },
          { type: TIMED_OUT },
        ]
      : []),
  ],
  project: ({ value, context }: AnyMachineSnapshot) => {
    const { email, notice } = context as NewsletterNoticeContext;
    return [value as unknown, email, notice?.message];
  },
});

it("walks every generated path as the pure machine predicts it, and visits every transition", async () => {
  const visited = new Set<string>();
  for (const path of paths) {
    const subscribe = controlledPromise<NewsletterAnswer, { email: string }>();
    const clock = new SimulatedClock();
    const machine = newsletterNoticeMachine.provide({ actors: { subscribe: subscribe.logic } });
    const walked = await walk(machine, path, clock, {
      [DONE]: ({ output }) => subscribe.last().resolve(output as NewsletterAnswer),
      [FAILED]: ({ error }) => subscribe.last().reject(error),
      [TIMED_OUT]: () => clock.increment(10_000),
      [LIFETIME]: () => clock.increment(5_000),
    });
    expect({ events: path.events, values: walked.values }).toEqual({
      events: path.events,
      values: path.values,
    });
    for (const name of walked.visited) visited.add(name);
  }
  expect([...visited].sort()).toEqual(allTransitions(newsletterNoticeMachine));
});
