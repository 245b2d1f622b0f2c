import type { Chart, ChartState, ChartTransition } from "../kit/chartModel";

/** All transitions from one state to another, drawn as one line. */
export interface ChartEdge {
  source: string;
  target: string;
  /** `event [guard]`, one for each transition. */
  lines: string[];
  transitions: ChartTransition[];
}

export function edgesOf({ transitions }: Chart): ChartEdge[] {
  const edges = new Map<string, ChartEdge>();
  for (const transition of transitions) {
    const { source, target } = transition;
    if (target === null) continue;
    const key = `${source} → ${target}`;
    const edge = edges.get(key) ?? { source, target, lines: [], transitions: [] };
    edge.transitions.push(transition);
    edge.lines = linesOf(edge.transitions);
    edges.set(key, edge);
  }
  return [...edges.values()];
}

/** From a state to one inside of it: it is taken from anywhere in there. */
export function isAnywhere({ source, target }: Pick<ChartEdge, "source" | "target">): boolean {
  return source !== target && (source === "" || target.startsWith(`${source}.`));
}

/** What is written into a state's box. */
export function insideOf(state: ChartState, transitions: readonly ChartTransition[]): string[] {
  const stays = transitions.filter(({ source, target }) => source === state.path && target === null);
  return [
    ...state.invokes.map((actor) => `invoke ${actor}`),
    ...state.entry.map((action) => `entry / ${action}`),
    ...state.exit.map((action) => `exit / ${action}`),
    ...stays.map((transition) => `${label(transition)}${transition.isIgnored ? " – ignored" : ""}`),
  ];
}

function linesOf(transitions: readonly ChartTransition[]): string[] {
  return [...new Set(transitions.map(label))];
}

export function label({ event, guard }: ChartTransition): string {
  return guard === null ? event : `${event} [${guard}]`;
}
