import { Button, Cluster, Heading, Stack, Text } from "@gratweg/design-system";
import type { AnyMachineSnapshot } from "xstate";
import type { Flow, FlowEvent } from "../kit/flow";
import { happeningsAt, type Happening } from "../kit/happenings";
import { EventButton } from "./pageLook";

interface EventPanelProps {
  flow: Flow;
  snapshot: AnyMachineSnapshot;
  onHappening: (event: FlowEvent) => void;
  /** @param milliseconds of the machine's time */
  onPass: (milliseconds: number) => void;
  onRestart: (input: unknown) => void;
}

const GROUPS: readonly { kind: Happening["kind"]; title: string }[] = [
  { kind: "answer", title: "The outside answers" },
  { kind: "event", title: "Events that it takes now" },
  { kind: "time", title: "Time passes" },
];

/** Everything that may happen now, as buttons. Its clock stands still until one of them moves it. */
export function EventPanel({ flow, snapshot, onHappening, onPass, onRestart }: EventPanelProps) {
  const happenings = happeningsAt(flow, snapshot);
  return (
    <Stack gap="2">
      <Heading level={2} size="h4">
        What may happen now
      </Heading>
      {GROUPS.map(({ kind, title }) => {
        const group = happenings.filter((happening) => happening.kind === kind);
        if (group.length === 0 && kind !== "time") return null;
        return (
          <Stack key={kind} gap="1">
            <Text size="sm" weight="semibold">
              {title}
            </Text>
            <Cluster gap="1">
              {group.map(({ label, event }) => (
                <EventButton key={label} onClick={() => onHappening(event)}>
                  {label}
                </EventButton>
              ))}
              {kind === "time" && <EventButton onClick={() => onPass(1_000)}>1 s</EventButton>}
            </Cluster>
          </Stack>
        );
      })}
      <Cluster gap="1">
        {Object.entries(flow.inputs).map(([name, input]) => (
          <Button key={name} variant="secondary" size="sm" onClick={() => onRestart(input)}>
            Begin with {name}
          </Button>
        ))}
      </Cluster>
    </Stack>
  );
}
