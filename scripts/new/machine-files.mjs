/** What a new machine begins with: it loads something, with a limit of time and of attempts. */

export const machineFile = ({
  kebab,
  camel,
  pascal,
}) => `import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";
import { canTryAgain } from "./${camel}Rules";

export interface ${pascal}Context {
  /** How often it was tried since the last success. */
  attempts: number;
  /** In the order of the answer; empty until there is one. */
  entries: readonly string[];
}

export type ${pascal}Event = { type: "entries.load" } | { type: "entries.retry" };

const types = {} as { context: ${pascal}Context; events: ${pascal}Event; tags: "busy" };

const missing = () => Promise.reject(new Error("loadEntries is not provided"));

/** What it is for, and the section of the specification that it follows. */
export const ${camel}Machine = setup({
  types,
  actors: { loadEntries: fromPromise<readonly string[]>(missing) },
  actions: {
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    takeEntries: assign((_, { entries }: { entries: readonly string[] }) => ({ entries, attempts: 0 })),
  },
  guards: { canTryAgain: ({ context }) => canTryAgain(context.attempts) },
  delays: { patience: 10_000 },
}).createMachine({
  id: "${kebab}",
  context: { attempts: 0, entries: [] },
  initial: "idle",
  states: {
    idle: { on: { "entries.load": "loading" } },
    loading: {
      tags: "busy",
      entry: "countAttempt",
      invoke: {
        id: "loadEntries",
        src: "loadEntries",
        onDone: {
          target: "showing",
          actions: { type: "takeEntries", params: ({ event }) => ({ entries: event.output }) },
        },
        onError: "failed",
      },
      after: { patience: "failed" },
    },
    showing: { on: { "entries.load": "loading" } },
    failed: { on: { "entries.retry": { guard: "canTryAgain", target: "loading" } } },
  },
});

export type ${pascal}Machine = typeof ${camel}Machine;
export type ${pascal}Actor = ActorRefFrom<${pascal}Machine>;
`;

export const rulesFile = () => `const ATTEMPTS = 3;

/** After three failures it is no chance any more, and a visitor should not press in vain. */
export function canTryAgain(attempts: number): boolean {
  return attempts < ATTEMPTS;
}
`;

export const connectFile = ({ camel, pascal }) => `import { fromPromise } from "xstate";
import { ${camel}Machine, type ${pascal}Machine } from "./${camel}Machine";

export interface ${pascal}Ports {
  /** Rejects when no answer came or one that cannot be read. */
  loadEntries: (signal: AbortSignal) => Promise<readonly string[]>;
}

/** The machine with its effects; for the composition root. */
export function connect${pascal}({ loadEntries }: ${pascal}Ports): ${pascal}Machine {
  return ${camel}Machine.provide({
    actors: { loadEntries: fromPromise(({ signal }) => loadEntries(signal)) },
  });
}
`;
