import type { ElkExtendedEdge, ElkNode, LayoutOptions } from "elkjs/lib/elk-api";
import type { Chart, ChartState } from "../kit/chartModel";
import { edgesOf, insideOf, isAnywhere, type ChartEdge } from "./edges";
import { LINE, PADDING, TITLE, type MeasureText } from "./measures";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedState extends Box {
  state: ChartState;
  /** Entry, exit, invocations and what happens without leaving. */
  lines: string[];
}

export interface PlacedEdge {
  edge: ChartEdge;
  points: { x: number; y: number }[];
  label: Box | null;
}

export interface Layout {
  width: number;
  height: number;
  /** Outer states before those inside of them. */
  states: PlacedState[];
  /** Dots that lead to the initial states, and places that stand for „anywhere in here“. */
  marks: (Box & { kind: "initial" | "anywhere"; path: string })[];
  edges: PlacedEdge[];
}

const MARK = 14;

const options: LayoutOptions = {
  "elk.algorithm": "layered",
  "elk.direction": "DOWN",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.json.shapeCoords": "ROOT",
  "elk.json.edgeCoords": "ROOT",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.layered.spacing.nodeNodeBetweenLayers": "36",
  "elk.layered.spacing.edgeNodeBetweenLayers": "18",
  "elk.spacing.nodeNode": "28",
  "elk.spacing.edgeNode": "18",
  "elk.spacing.edgeEdge": "14",
  "elk.spacing.edgeLabel": "4",
  "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX",
  "elk.layered.cycleBreaking.strategy": "DEPTH_FIRST",
  "elk.randomSeed": "7",
};

/** Places states, transitions and their labels. The library is large, so it comes with the first chart. */
export async function layoutChart(chart: Chart, measure: MeasureText): Promise<Layout> {
  const { default: Elk } = await import("elkjs/lib/elk.bundled.js");
  const edges = edgesOf(chart);
  const linesOf = linesByState(chart);
  const graph = await new Elk().layout({
    ...toNode(chart.root, { linesOf, edges, measure }),
    edges: [...initialEdges(chart.root), ...edges.map((edge, index) => toEdge(edge, index, measure))],
  });
  const states: PlacedState[] = [];
  const marks: Layout["marks"] = [];
  collect(graph, chart.root);
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    states,
    marks,
    edges: (graph.edges ?? []).map((placed) => placedEdge(placed, edges)),
  };

  function collect(node: ElkNode, state: ChartState) {
    states.push({ ...boxOf(node), state, lines: linesOf(state.path) });
    for (const child of node.children ?? []) {
      const inner = state.children.find(({ path }) => child.id === idOf(path));
      if (inner) collect(child, inner);
      else
        marks.push({
          ...boxOf(child),
          kind: child.id.endsWith("*") ? "anywhere" : "initial",
          path: state.path,
        });
    }
  }
}

interface Parts {
  linesOf: (path: string) => string[];
  edges: readonly ChartEdge[];
  measure: MeasureText;
}

function toNode(state: ChartState, parts: Parts): ElkNode {
  const lines = parts.linesOf(state.path);
  const width = Math.max(
    parts.measure(state.key, "title"),
    ...lines.map((line) => parts.measure(line, "line")),
  );
  const height = TITLE + lines.length * LINE;
  if (state.children.length === 0)
    return { id: idOf(state.path), width: Math.max(72, width + 2 * PADDING), height: height + PADDING };
  const anywhere = parts.edges.some((edge) => isAnywhere(edge) && edge.source === state.path);
  return {
    id: idOf(state.path),
    layoutOptions: {
      ...options,
      "elk.padding": `[top=${height + PADDING},left=18,bottom=18,right=18]`,
      "elk.nodeSize.constraints": "MINIMUM_SIZE",
      "elk.nodeSize.minimum": `(${width + 2 * PADDING},0)`,
    },
    children: [
      ...(state.initial === null ? [] : [{ id: `${idOf(state.path)}/initial`, width: MARK, height: MARK }]),
      ...(anywhere ? [{ id: `${idOf(state.path)}/*`, width: 76, height: 24 }] : []),
      ...state.children.map((child) => toNode(child, parts)),
    ],
  };
}

function initialEdges(state: ChartState): ElkExtendedEdge[] {
  const target = state.children.find(({ key }) => key === state.initial);
  const own = target
    ? [
        {
          id: `initial ${state.path}`,
          sources: [`${idOf(state.path)}/initial`],
          targets: [idOf(target.path)],
        },
      ]
    : [];
  return [...own, ...state.children.flatMap(initialEdges)];
}

function toEdge(edge: ChartEdge, index: number, measure: MeasureText): ElkExtendedEdge {
  return {
    id: `edge ${index}`,
    sources: [isAnywhere(edge) ? `${idOf(edge.source)}/*` : idOf(edge.source)],
    targets: [idOf(edge.target)],
    labels: [
      {
        text: edge.lines.join("\n"),
        width: Math.max(...edge.lines.map((line) => measure(line, "line"))) + 10,
        height: edge.lines.length * LINE + 4,
        layoutOptions: { "elk.edgeLabels.inline": "true" },
      },
    ],
  };
}

function placedEdge({ id, sections = [], labels }: ElkExtendedEdge, edges: readonly ChartEdge[]): PlacedEdge {
  const [section] = sections;
  const edge = edges[Number(id.replace("edge ", ""))];
  return {
    edge: edge ?? { source: "", target: "", lines: [], transitions: [] },
    points: section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [],
    label: labels?.[0] ? boxOf(labels[0]) : null,
  };
}

function linesByState({ transitions, root }: Chart): (path: string) => string[] {
  const all = new Map<string, string[]>();
  const walk = (state: ChartState) => {
    all.set(state.path, insideOf(state, transitions));
    state.children.forEach(walk);
  };
  walk(root);
  return (path) => all.get(path) ?? [];
}

function idOf(path: string): string {
  return `/${path}`;
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  return { x, y, width, height };
}
