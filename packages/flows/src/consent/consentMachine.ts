import { assign, setup, type ActorRefFrom } from "xstate";
import {
  NO_PURPOSES,
  onlyPurposes,
  toConsentRecord,
  withPurpose,
  type ConsentRecord,
  type Purpose,
  type Purposes,
} from "./consentRecord";

export interface ConsentInput {
  /** What this site can load at all; only this can be allowed. */
  offered: readonly Purpose[];
  record: ConsentRecord | null;
}

export interface ConsentContext extends ConsentInput {
  /** The panel's switches, until they are saved. */
  draft: Purposes;
}

export type ConsentEvent =
  | { type: "panel.open" }
  | { type: "panel.close" }
  | { type: "purpose.change"; purpose: Purpose; isAllowed: boolean }
  /** `at`, in epoch ms, becomes the time of the decision. */
  | { type: "choice.save" | "choice.allowAll" | "choice.rejectAll"; at: number }
  /** The stored decision is another one: by the first layer, a part's own gate, another tab. Null when it is gone or unreadable. */
  | { type: "record.change"; record: ConsentRecord | null }
  /** The browser stores nothing. */
  | { type: "storage.refuse" };

const types = {} as { context: ConsentContext; events: ConsentEvent; input: ConsentInput };

const machine = setup({
  types,
  actions: {
    takeRecord: assign((_, { record }: { record: ConsentRecord | null }) => ({ record })),
    decide: assign((_, { allowed, at }: { allowed: readonly Purpose[]; at: number }) => ({
      record: toConsentRecord(onlyPurposes(allowed), at),
    })),
    /** Nothing is allowed in advance. */
    draftFromRecord: assign(({ context }) => ({ draft: context.record?.purposes ?? NO_PURPOSES })),
    changeDraft: assign(({ context }, { purpose, isAllowed }: { purpose: Purpose; isAllowed: boolean }) => ({
      draft: withPurpose(context.draft, purpose, isAllowed),
    })),
    storeRecord: (_, _params: { record: ConsentRecord | null }) => {},
  },
  guards: {
    isDecided: ({ context }) => context.record !== null,
    isDecision: (_, { record }: { record: ConsentRecord | null }) => record !== null,
  },
});

const recordOf = ({ event }: { event: { record: ConsentRecord | null } }) => ({ record: event.record });
const stored = {
  type: "storeRecord",
  params: ({ context }: { context: ConsentContext }) => context,
} as const;

/** What the panel's three buttons do, whether or not there was a decision before. */
const choices = {
  "choice.save": {
    target: "#consent.screen.decided.closed",
    actions: [
      {
        type: "decide",
        params: ({ context, event }: { context: ConsentContext; event: { at: number } }) => ({
          allowed: context.offered.filter((one) => context.draft[one]),
          at: event.at,
        }),
      },
      stored,
    ],
  },
  "choice.allowAll": {
    target: "#consent.screen.decided.closed",
    actions: [
      {
        type: "decide",
        params: ({ context, event }: { context: ConsentContext; event: { at: number } }) => ({
          allowed: context.offered,
          at: event.at,
        }),
      },
      stored,
    ],
  },
  "choice.rejectAll": {
    target: "#consent.screen.decided.closed",
    actions: [
      {
        type: "decide",
        params: ({ event }: { event: { at: number } }) => ({ allowed: [], at: event.at }),
      },
      stored,
    ],
  },
} as const;

const switches = {
  "purpose.change": {
    actions: {
      type: "changeDraft",
      params: ({ event }: { event: { purpose: Purpose; isAllowed: boolean } }) => event,
    },
  },
} as const;

const take = { type: "takeRecord", params: recordOf } as const;
const whenDecided = { type: "isDecision", params: recordOf } as const;

/**
 * The layers of consent: undecided with the banner or the panel before one, decided with the panel closed or open. The banner's own
 * buttons write to the store and come back as `record.change`, so that nothing has to be loaded before one can decline.
 */
export const consentMachine = machine.createMachine({
  id: "consent",
  context: ({ input }) => ({ offered: input.offered, record: input.record, draft: NO_PURPOSES }),
  type: "parallel",
  states: {
    screen: {
      initial: "reading",
      states: {
        reading: { always: [{ guard: "isDecided", target: "decided" }, { target: "undecided" }] },
        undecided: {
          initial: "banner",
          states: {
            banner: {
              on: {
                "panel.open": "details",
                "record.change": {
                  guard: whenDecided,
                  target: "#consent.screen.decided.closed",
                  actions: take,
                },
              },
            },
            details: {
              entry: "draftFromRecord",
              on: {
                "panel.close": "banner",
                ...switches,
                ...choices,
                "record.change": {
                  guard: whenDecided,
                  target: "#consent.screen.decided.reviewing",
                  actions: take,
                },
              },
            },
          },
        },
        decided: {
          initial: "closed",
          states: {
            closed: {
              on: {
                "panel.open": "reviewing",
                "record.change": [
                  { guard: whenDecided, actions: take },
                  { target: "#consent.screen.undecided.banner", actions: take },
                ],
              },
            },
            reviewing: {
              entry: "draftFromRecord",
              on: {
                "panel.close": "closed",
                ...switches,
                ...choices,
                // The newest decision is the one that is shown.
                "record.change": [
                  { guard: whenDecided, actions: [take, "draftFromRecord"] },
                  { target: "#consent.screen.undecided.details", actions: take },
                ],
              },
            },
          },
        },
      },
    },
    storage: {
      initial: "kept",
      states: { kept: { on: { "storage.refuse": "refused" } }, refused: {} },
    },
  },
});

export type ConsentMachine = typeof consentMachine;
export type ConsentActor = ActorRefFrom<ConsentMachine>;
