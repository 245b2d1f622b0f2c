import { Heading, Stack, Text } from "@gratweg/design-system";
import { useMemo } from "react";
import { Statechart } from "../chart/Statechart";
import { TransitionTable } from "../chart/TransitionTable";
import { chartOfMachine } from "../kit/chartModel";
import type { Flow } from "../kit/flow";
import { activeNodes } from "../kit/happenings";
import { nameOf, pathOf } from "../kit/states";
import { useMachineSnapshot } from "../kit/useSnapshot";
import { ContextView } from "./ContextView";
import { EventPanel } from "./EventPanel";
import { HistoryList } from "./HistoryList";
import { Columns, Page, Side } from "./pageLook";
import { StageFrame } from "./StageFrame";
import { usePlay } from "./usePlay";

/** A flow to play with: its statechart, its components, its events. All data is invented. */
export function FlowPage({ flow }: { flow: Flow }) {
  const chart = useMemo(() => chartOfMachine(flow.machine), [flow]);
  const { run, history, act, pass, goTo, restart } = usePlay(flow);
  const snapshot = useMachineSnapshot(run.actor);
  const active = useMemo(() => new Set(activeNodes(snapshot).map(pathOf)), [snapshot]);
  return (
    <Page lang="en">
      <Stack gap="4">
        <Stack gap="1">
          <Heading level={1} size="h3">
            {flow.name}
          </Heading>
          <Text width="measure" tone="muted">
            {flow.purpose}
          </Text>
          <Text>
            Live state: <strong role="status">{nameOf(snapshot)}</strong>
          </Text>
        </Stack>
        <Columns>
          <Side>
            <StageFrame title={`Components of ${flow.name}`}>
              <flow.Screen key={run.actor.sessionId} actor={run.actor} />
            </StageFrame>
            <EventPanel flow={flow} snapshot={snapshot} onHappening={act} onPass={pass} onRestart={restart} />
          </Side>
          <Statechart chart={chart} label={`Statechart of ${flow.name}`} active={active} onSelect={goTo} />
        </Columns>
        <Columns>
          <HistoryList history={history} />
          <ContextView context={snapshot.context as Record<string, unknown>} />
        </Columns>
        <Stack gap="1">
          <Heading level={2} size="h4">
            Transitions
          </Heading>
          <TransitionTable chart={chart} machine={flow.name} />
        </Stack>
      </Stack>
    </Page>
  );
}
