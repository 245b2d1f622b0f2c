import { Table } from "../../foundations/parts";
import type { Chart, ChartTransition } from "../kit/chartModel";

/** The same as the drawing, for reading and for review. */
export function TransitionTable({ chart, machine }: { chart: Chart; machine: string }) {
  return (
    <Table label={`Transitions of ${machine}`} head={["State", "Event", "Guard", "Target", "Actions"]}>
      {chart.transitions.map((transition, index) => (
        <tr key={index}>
          <td>{transition.source || `${machine} (any state)`}</td>
          <td>{transition.event}</td>
          <td>{transition.guard ?? "–"}</td>
          <td>{targetOf(transition)}</td>
          <td>{transition.actions.join(", ") || "–"}</td>
        </tr>
      ))}
    </Table>
  );
}

function targetOf({ target, isIgnored }: ChartTransition): string {
  return target ?? (isIgnored ? "ignored" : "stays");
}
