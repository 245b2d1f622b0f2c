import { Stack, Text } from "@gratweg/design-system";
import type { Flow } from "../kit/flow";
import type { Sight } from "../kit/reach";
import { isInState, nameOf } from "../kit/states";
import { useMachineSnapshot } from "../kit/useSnapshot";

interface StateViewProps {
  flow: Flow;
  state: string;
  sight: Sight;
}

/** One state of a flow; whoever plays on sees what it has come to. */
export function StateView({ flow, state, sight }: StateViewProps) {
  const snapshot = useMachineSnapshot(sight.actor);
  const shown = isInState(snapshot, state) ? state : nameOf(snapshot);
  return (
    <Stack gap="3">
      <Text size="sm" tone="muted" lang="en">
        {flow.name} · {shown}
        {sight.run === null && " (only passed: seen between two steps of the machine)"}
      </Text>
      <div data-flow-state={shown}>
        <flow.Screen actor={sight.actor} />
      </div>
    </Stack>
  );
}
