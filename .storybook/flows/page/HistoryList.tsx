import { Heading, Stack, Text } from "@gratweg/design-system";
import { Table } from "../../foundations/parts";
import type { Taken } from "./usePlay";

/** The events that were taken, the newest first. */
export function HistoryList({ history }: { history: readonly Taken[] }) {
  return (
    <Stack gap="1">
      <Heading level={2} size="h4">
        What has happened
      </Heading>
      {history.length === 0 ? (
        <Text tone="muted">Nothing yet.</Text>
      ) : (
        <Table label="Events that were taken, the newest first" head={["No.", "Event", "State afterwards"]}>
          {history
            .map(({ event, state }, index) => (
              <tr key={index}>
                <td>{index + 1}</td>
                <td>{event}</td>
                <td>{state}</td>
              </tr>
            ))
            .reverse()}
        </Table>
      )}
    </Stack>
  );
}
