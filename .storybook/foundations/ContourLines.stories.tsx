import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { ContourLines, Grid, Logo, Text } from "@gratweg/design-system";
import { styled } from "../../packages/design-system/src/theme";
import { Card, Points, Sheet, Topic } from "./parts";

const meta = {
  title: "Foundations/Contour lines",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

const Field = styled("div", {
  position: "relative",
  overflow: "hidden",
  minHeight: "14rem",
  padding: "$3",
  borderRadius: "$lg",
  border: "$borderWidths$thin solid $colors$border",
  variants: {
    tone: {
      soft: { backgroundColor: "$background", color: "$text" },
      deep: { backgroundColor: "$primaryDeep", color: "$onPrimaryDeep" },
    },
  },
});

const Above = styled("div", { position: "relative" });

function Example({
  tone,
  ...lines
}: Required<Pick<ComponentProps<typeof ContourLines>, "tone" | "motif" | "fade">>) {
  return (
    <Field tone={tone}>
      <ContourLines tone={tone} {...lines} />
      <Above>
        <Text tone="inherit" size="sm">
          {lines.motif} · {tone} · fade {lines.fade}
        </Text>
      </Above>
    </Field>
  );
}

export const Contours: StoryObj = {
  name: "Contour lines",
  render: () => (
    <Sheet
      title="Contour lines"
      lead="The brand’s only ornament: lines of equal height on a map of a mountain that does not exist. Every fourth line is stronger, as on a printed map."
    >
      <Topic
        title="Two lands, two grounds"
        note="They fade away under words and say nothing to screen readers."
      >
        <Grid columns="2" gap="3">
          <Example tone="soft" motif="peaks" fade="start" />
          <Example tone="deep" motif="peaks" fade="start" />
          <Example tone="soft" motif="ridge" fade="end" />
          <Example tone="deep" motif="ridge" fade="top" />
        </Grid>
      </Topic>
      <Topic
        title="The mark"
        note="A ridge with a path. The word beside it names the site; it is never set alone in another face."
      >
        <Grid columns="2" gap="3">
          <Card>
            <Logo name="Gratweg Wandern" />
          </Card>
          <Field tone="deep">
            <Above>
              <Logo name="Gratweg Wandern" tone="inverse" />
            </Above>
          </Field>
        </Grid>
      </Topic>
      <Topic title="Rules">
        <Points
          items={[
            "Once on a screen: the hero, a section without a picture, the footer. Never behind running text, never in a card with a picture.",
            "Always at the edge, cut by it: a map goes on outside its frame.",
            "Its colours are the roles contour and contourDeep; they are decoration and need no contrast.",
            "In forced colours and on paper it goes away.",
          ]}
        />
      </Topic>
    </Sheet>
  ),
};
