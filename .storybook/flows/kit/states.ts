import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, StateValue } from "xstate";

/** A state in which a machine can be, or through which it only passes. */
export interface FlowState {
  /** `filling.check`; of parallel regions `polling.asking + reloading.resting`. */
  name: string;
  /** Left at once and always: its last transition needs neither event nor guard. */
  isPassing: boolean;
}

/**
 * Every state of a machine, read from its definition: the leaves of its tree, and of parallel regions every combination of their leaves.
 * A leaf that is only passed stands alone, because nobody can wait in it for the other regions.
 */
export function statesOf(machine: AnyStateMachine): FlowState[] {
  const passing = leavesOf(machine.root)
    .filter(isPassingNode)
    .map((leaf) => ({ name: pathOf(leaf), isPassing: true }));
  const resting = configurations(machine.root).map((leaves) => ({
    name: nameLeaves(leaves),
    isPassing: false,
  }));
  return [...resting, ...passing];
}

/** The name of the state that a snapshot is in. */
export function nameOf(snapshot: AnyMachineSnapshot): string {
  return leafPaths(valueOf(snapshot), []).join(" + ");
}

/** `name` is the whole state, or a leaf of it. */
export function isInState(snapshot: AnyMachineSnapshot, name: string): boolean {
  const paths = leafPaths(valueOf(snapshot), []);
  return paths.join(" + ") === name || paths.includes(name);
}

export function valueOf({ value }: AnyMachineSnapshot): StateValue {
  return value as StateValue;
}

export function isPassingNode(node: AnyStateNode): boolean {
  return node.always?.at(-1)?.guard === undefined && node.always !== undefined && node.always.length > 0;
}

export function childrenOf(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states as Record<string, AnyStateNode>);
}

export function pathOf({ path }: AnyStateNode): string {
  return path.join(".");
}

function leavesOf(node: AnyStateNode): AnyStateNode[] {
  const children = childrenOf(node);
  return children.length === 0 ? [node] : children.flatMap(leavesOf);
}

/** The sets of leaves that can be active together. */
function configurations(node: AnyStateNode): AnyStateNode[][] {
  const children = childrenOf(node);
  if (children.length === 0) return isPassingNode(node) ? [] : [[node]];
  if (node.type !== "parallel") return children.flatMap(configurations);
  return children
    .map(configurations)
    .reduce<AnyStateNode[][]>(
      (sets, more) => sets.flatMap((set) => more.map((leaves) => [...set, ...leaves])),
      [[]],
    );
}

function nameLeaves(leaves: readonly AnyStateNode[]): string {
  return leaves.map(pathOf).join(" + ");
}

function leafPaths(value: StateValue, above: string[]): string[] {
  if (typeof value === "string") return [[...above, value].join(".")];
  return Object.entries(value).flatMap(([key, below]) =>
    below === undefined || Object.keys(below).length === 0
      ? [[...above, key].join(".")]
      : leafPaths(below, [...above, key]),
  );
}
