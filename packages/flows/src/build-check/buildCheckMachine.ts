import type { LatestBuild } from "@gratweg/contracts";
import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";
import { guardedPath, mayReload, withReload, type ReloadGuard } from "./reloadGuard";

export interface BuildCheckInput {
  /** Of the build that this page belongs to. */
  buildId: string;
  reloadGuard?: ReloadGuard;
  /** Whether the reload guard outlives a reload. */
  isGuardLasting?: boolean;
}

export interface BuildCheckContext extends Required<BuildCheckInput> {
  /** Null until it was learnt. */
  latestId: string | null;
  /** The path whose reload the guard refused, until the next navigation: the visitor may be told to reload. */
  refusedPath: string | null;
}

/** Where to, and the time in epoch ms: the machine itself asks no clock what time it is. */
interface Place {
  href: string;
  at: number;
}

export type BuildCheckEvent =
  | { type: "tab.show" }
  | ({ type: "navigation.start" } & Place)
  /** A piece of the application could not be loaded. */
  | ({ type: "chunk.fail" } & Place)
  /** Somebody else, such as Gatsby's runtime, wants to reload. */
  | ({ type: "reload.requested"; reason: string } & Place);

const types = {} as { context: BuildCheckContext; events: BuildCheckEvent; input: BuildCheckInput };

const machine = setup({
  types,
  actors: {
    fetchLatestBuild: fromPromise<LatestBuild>(() =>
      Promise.reject(new Error("fetchLatestBuild is not provided")),
    ),
  },
  actions: {
    storeLatest: assign((_, { build }: { build: LatestBuild }) => ({ latestId: build.id })),
    rememberReload: assign(({ context }, { href, at }: Place) => ({
      reloadGuard: withReload(context.reloadGuard, href, at),
      refusedPath: null,
    })),
    rememberRefusal: assign((_, { href }: Place) => ({ refusedPath: guardedPath(href) })),
    forgetRefusal: assign({ refusedPath: null }),
    persistReloadGuard: (_, _params: { reloadGuard: ReloadGuard }) => {},
    reloadPage: (_, _params: { href: string }) => {},
  },
  guards: {
    /** Another build is out, and this path was not reloaded a moment ago. */
    isReloadDue: ({ context }, { href, at }: Place) =>
      context.latestId !== null &&
      context.latestId !== context.buildId &&
      mayReload(context.reloadGuard, href, at),
    /** Nobody asked for this reload, so the page that comes must know about it. */
    isRescueAllowed: ({ context }, { href, at }: Place) =>
      context.isGuardLasting && mayReload(context.reloadGuard, href, at),
  },
  delays: {
    pollInterval: 5 * 60_000,
    answerDeadline: 10_000,
    /** The page should be gone by then; it is not when the visitor cancels leaving it. */
    reloadPatience: 10_000,
  },
});

const place = ({ event: { href, at } }: { event: Place }) => ({ href, at });
const leave = [
  { type: "rememberReload", params: place },
  { type: "persistReloadGuard", params: reloadGuardOf },
  { type: "reloadPage", params: place },
] as const;
const rescue = [
  { guard: { type: "isRescueAllowed", params: place }, target: "leaving", actions: leave },
  { actions: { type: "rememberRefusal", params: place } },
] as const;

/**
 * Learns of a newer build and reloads at the next navigation; takes every reload that nobody asked for through one guard, so
 * that a broken build cannot reload a page for ever (sections 4 and 9).
 */
export const buildCheckMachine = machine.createMachine({
  id: "build-check",
  context: ({ input }) => ({
    buildId: input.buildId,
    reloadGuard: input.reloadGuard ?? {},
    isGuardLasting: input.isGuardLasting ?? true,
    latestId: null,
    refusedPath: null,
  }),
  type: "parallel",
  states: {
    polling: {
      initial: "waiting",
      states: {
        waiting: { after: { pollInterval: "asking" }, on: { "tab.show": "asking" } },
        asking: {
          invoke: {
            id: "fetchLatestBuild",
            src: "fetchLatestBuild",
            onDone: {
              target: "waiting",
              actions: { type: "storeLatest", params: ({ event }) => ({ build: event.output }) },
            },
            // No answer is no news: the next one is asked for as if nothing had happened.
            onError: "waiting",
          },
          after: { answerDeadline: "waiting" },
        },
      },
    },
    reloading: {
      initial: "resting",
      states: {
        resting: {
          on: {
            "navigation.start": [
              {
                guard: { type: "isReloadDue", params: place },
                target: "leaving",
                actions: leave,
              },
              { actions: "forgetRefusal" },
            ],
            "chunk.fail": rescue,
            "reload.requested": rescue,
          },
        },
        leaving: { after: { reloadPatience: "resting" } },
      },
    },
  },
});

export type BuildCheckMachine = typeof buildCheckMachine;
export type BuildCheckActor = ActorRefFrom<BuildCheckMachine>;

function reloadGuardOf({ context }: { context: BuildCheckContext }) {
  return { reloadGuard: context.reloadGuard };
}
