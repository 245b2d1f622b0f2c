import type { Membership } from "@gratweg/contracts";
import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";
import { TIMED_OUT } from "../trouble/formTrouble";
import { toTrouble, type Trouble } from "../trouble/trouble";

export type MembershipChange = "cancel" | "resume" | "withdraw";

export interface MembershipChangeInput {
  membership: Membership | null;
}

export interface MembershipChangeContext extends MembershipChangeInput {
  kind: MembershipChange | null;
  trouble: Trouble | null;
}

export type MembershipChangeEvent =
  | { type: "change.choose"; kind: MembershipChange }
  | { type: "change.confirm" }
  | { type: "change.dismiss" }
  /** What the server says now. */
  | { type: "membership.update"; membership: Membership | null };

const types = {} as {
  context: MembershipChangeContext;
  events: MembershipChangeEvent;
  input: MembershipChangeInput;
  tags: "busy";
};

const machine = setup({
  types,
  actors: {
    changeMembership: fromPromise<Membership, { kind: MembershipChange }>(() =>
      Promise.reject(new Error("changeMembership is not provided")),
    ),
  },
  actions: {
    takeKind: assign((_, { kind }: { kind: MembershipChange }) => ({ kind, trouble: null })),
    takeMembership: assign((_, { membership }: { membership: Membership | null }) => ({ membership })),
    takeFailure: assign((_, { error }: { error: unknown }) => ({ trouble: toTrouble(error) })),
    forgetTrouble: assign({ trouble: null }),
    forgetKind: assign({ kind: null, trouble: null }),
    /** Payment access and what else shows the membership. */
    announce: (_, _params: { membership: Membership }) => {},
  },
  guards: { hasMembership: ({ context }) => context.membership !== null },
  delays: { answerLimit: 15_000 },
});

const choose = {
  guard: "hasMembership",
  target: "confirming",
  actions: {
    type: "takeKind",
    params: ({ event }: { event: { kind: MembershipChange } }) => ({ kind: event.kind }),
  },
} as const;
const dismiss = { target: "resting", actions: "forgetKind" } as const;
const membershipOf = ({ event }: { event: { output: Membership } }) => ({ membership: event.output });

/**
 * Cancelling a membership, going on with it, withdrawing from it: one button and one confirmation, no more than subscribing takes.
 * Repeated, each stays as it is.
 */
export const membershipChangeMachine = machine.createMachine({
  id: "membership-change",
  context: ({ input }) => ({ membership: input.membership, kind: null, trouble: null }),
  initial: "resting",
  states: {
    resting: { on: { "change.choose": choose } },
    confirming: { on: { "change.confirm": "changing", "change.dismiss": dismiss } },
    changing: {
      tags: "busy",
      entry: "forgetTrouble",
      // The answer that is on its way is newer.
      on: { "membership.update": undefined },
      invoke: {
        id: "changeMembership",
        src: "changeMembership",
        input: ({ context }) => ({ kind: context.kind ?? "cancel" }),
        onDone: {
          target: "changed",
          actions: [
            { type: "takeMembership", params: membershipOf },
            { type: "announce", params: membershipOf },
          ],
        },
        onError: {
          target: "failed",
          actions: { type: "takeFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        answerLimit: { target: "failed", actions: { type: "takeFailure", params: { error: TIMED_OUT } } },
      },
    },
    changed: { on: { "change.choose": choose, "change.dismiss": dismiss } },
    failed: { on: { "change.confirm": "changing", "change.dismiss": dismiss } },
  },
  on: {
    "membership.update": {
      actions: { type: "takeMembership", params: ({ event }) => ({ membership: event.membership }) },
    },
  },
});

export type MembershipChangeMachine = typeof membershipChangeMachine;
export type MembershipChangeActor = ActorRefFrom<MembershipChangeMachine>;
