import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { delayNameOf } from "./happenings";
import { childrenOf, isPassingNode, pathOf } from "./states";

/** A way out of a state, or something that happens inside of it. */
export interface ChartTransition {
  /** Path of the state that declares it; empty for the machine itself. */
  source: string;
  /** `newsletter.submit`, `subscribe done`, `after 5 s`, `always`. */
  event: string;
  /** `else` where it is taken when no guard before it holds. */
  guard: string | null;
  /** Path of where it leads; null: it stays. */
  target: string | null;
  actions: string[];
  /** Takes the event and does nothing, so that no state above can. */
  isIgnored: boolean;
}

export interface ChartState {
  /** Empty for the machine itself. */
  path: string;
  key: string;
  kind: "atomic" | "compound" | "parallel" | "final" | "history";
  isPassing: boolean;
  /** One of several regions that are active together. */
  isRegion: boolean;
  /** The child that it begins with. */
  initial: string | null;
  entry: string[];
  exit: string[];
  invokes: string[];
  tags: string[];
  children: ChartState[];
}

export interface Chart {
  root: ChartState;
  transitions: ChartTransition[];
}

/** Everything that a machine's definition says about where it can go. */
export function chartOfMachine(machine: AnyStateMachine): Chart {
  const root = stateOf(machine.root);
  return { root, transitions: nodesOf(machine.root).flatMap((node) => transitionsOf(machine, node)) };
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...childrenOf(node).flatMap(nodesOf)];
}

function stateOf(node: AnyStateNode): ChartState {
  return {
    path: pathOf(node),
    key: node.key,
    kind: node.type,
    isPassing: isPassingNode(node),
    isRegion: node.parent?.type === "parallel",
    initial: node.type === "compound" ? (node.initial.target[0]?.key ?? null) : null,
    entry: node.entry.map(nameOf).filter(isOwn),
    exit: node.exit.map(nameOf).filter(isOwn),
    invokes: node.invoke.map(({ id }) => id),
    tags: node.tags,
    children: childrenOf(node).map(stateOf),
  };
}

function transitionsOf(machine: AnyStateMachine, node: AnyStateNode): ChartTransition[] {
  return [["", node.always ?? []] as const, ...node.transitions].flatMap(([eventType, definitions]) =>
    (definitions as AnyTransitionDefinition[]).map((definition, index) => ({
      source: pathOf(node),
      event: labelEventType(machine, eventType),
      guard: definition.guard ? nameGuard(definition.guard) : index > 0 ? "else" : null,
      target: definition.target?.[0] ? pathOf(definition.target[0]) : null,
      actions: definition.actions.map(nameOf),
      isIgnored: definition.target === undefined && definition.actions.length === 0,
    })),
  );
}

function labelEventType(machine: AnyStateMachine, eventType: string): string {
  const [, kind, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? [];
  if (kind) return `${actor} ${kind === "done" ? "done" : "failed"}`;
  if (eventType.startsWith("xstate.after.")) return labelDelay(machine, delayNameOf(eventType));
  return eventType || "always";
}

function labelDelay(machine: AnyStateMachine, name: string): string {
  const given: unknown = machine.implementations.delays[name] ?? Number(name);
  return typeof given === "number" ? `after ${duration(given)}` : `after ${name}`;
}

function duration(milliseconds: number): string {
  if (milliseconds >= 60_000) return `${milliseconds / 60_000} min`;
  return milliseconds >= 1_000 ? `${milliseconds / 1_000} s` : `${milliseconds} ms`;
}

/** With what it always asks for: `isStep departure`. */
function nameGuard(guard: unknown): string {
  return [nameOf(guard), ...constantsOf(guard)].join(" ");
}

/** Texts among a guard's parameters, as far as they depend neither on event nor on context. */
function constantsOf(guard: unknown): string[] {
  const { params } = guard as { params?: unknown };
  try {
    const given: unknown =
      typeof params === "function"
        ? (params as (args: object) => unknown)({ context: {}, event: {} })
        : params;
    return Object.values(given ?? {})
      .flat()
      .filter((value): value is string => typeof value === "string");
  } catch {
    return [];
  }
}

/** XState starts and ends its timers by actions of its own. */
function isOwn(action: string): boolean {
  return action !== "raise" && action !== "cancel";
}

/** Of an action or guard: a name, an object with a type, or a function of XState's own (`xstate.raise`). */
function nameOf(named: unknown): string {
  if (typeof named === "string") return named;
  const type =
    (typeof named === "object" || typeof named === "function") && named !== null && "type" in named;
  return type ? String(named.type).replace("xstate.", "") : "(inline)";
}
