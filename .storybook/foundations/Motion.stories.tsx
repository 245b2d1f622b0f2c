import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button, Stack, Text } from "@gratweg/design-system";
import { durations, easings } from "@gratweg/design-system/theme";
import { styled } from "../../packages/design-system/src/theme";
import { Mono, Points, Sheet, Table, Topic } from "./parts";

const meta = {
  title: "Foundations/Motion",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

const Track = styled("div", {
  padding: "$half",
  borderRadius: "$pill",
  backgroundColor: "$surfaceSunken",
  border: "$borderWidths$thin solid $colors$border",
});

const Runner = styled("div", {
  width: "3rem",
  height: "3rem",
  borderRadius: "$round",
  backgroundColor: "$primary",
  variants: {
    duration: {
      fast: { transition: "margin-inline-start $transitions$fast" },
      normal: { transition: "margin-inline-start $transitions$normal" },
      slow: { transition: "margin-inline-start $transitions$slow" },
    },
    at: { start: { marginInlineStart: 0 }, end: { marginInlineStart: "calc(100% - 3rem)" } },
  },
});

const names = Object.keys(durations) as (keyof typeof durations)[];

function Runners() {
  const [at, setAt] = useState<"start" | "end">("start");
  return (
    <Stack gap="2" align="stretch">
      {names.map((duration) => (
        <Stack key={duration} gap="half">
          <Text size="sm">
            <Mono>{duration}</Mono> · {durations[duration]} ms
          </Text>
          <Track>
            <Runner duration={duration} at={at} data-testid={duration} />
          </Track>
        </Stack>
      ))}
      <Stack align="start">
        <Button variant="secondary" onClick={() => setAt(at === "start" ? "end" : "start")}>
          Move
        </Button>
      </Stack>
    </Stack>
  );
}

function Curve({ points: [x1, y1, x2, y2] }: { points: readonly [number, number, number, number] }) {
  return (
    <CurveFrame
      viewBox="-4 -4 108 108"
      role="img"
      aria-label={`cubic-bezier(${[x1, y1, x2, y2].join(", ")})`}
    >
      <path className="axis" d="M0 0V100H100" />
      <path d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`} />
    </CurveFrame>
  );
}

const CurveFrame = styled("svg", {
  width: "9rem",
  height: "9rem",
  fill: "none",
  "& path": { stroke: "$chartLine", strokeWidth: 3, strokeLinecap: "round" },
  "& .axis": { stroke: "$chartGrid", strokeWidth: 1 },
});

export const Motion: StoryObj = {
  render: () => (
    <Sheet
      title="Motion"
      lead="Short, and only to explain where something came from. Nothing moves by itself, nothing blinks, nothing waits for an animation."
    >
      <Topic
        title="Durations"
        note="Fast for colours, normal for what opens in place, slow for what crosses the window."
      >
        <Runners />
      </Topic>
      <Topic title="Easing" note="One curve: quick off, gentle to the end.">
        <Table label="Easings" head={["Name", "Curve", "Points"]}>
          {Object.entries(easings).map(([name, points]) => (
            <tr key={name}>
              <th scope="row">
                <Mono>{name}</Mono>
              </th>
              <td>
                <Curve points={points} />
              </td>
              <td>
                <Mono>{`cubic-bezier(${points.join(", ")})`}</Mono>
              </td>
            </tr>
          ))}
        </Table>
      </Topic>
      <Topic title="Reduced motion" note="Tested in a browser with the setting on.">
        <Points
          items={[
            "With prefers-reduced-motion every transition and animation of the whole page ends at once, and scrolling jumps.",
            "No state is only visible in a movement: what has moved also looks different.",
            "Waiting is shown by words and skeletons that stand still.",
          ]}
        />
      </Topic>
    </Sheet>
  ),
};
