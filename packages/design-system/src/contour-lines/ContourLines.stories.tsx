import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../layout/Stack";
import { styled } from "../theme";
import { ContourLines } from "./ContourLines";
import { contourPoints } from "./contourPoints";

const Ground = styled("div", {
  position: "relative",
  height: "16rem",
  overflow: "hidden",
  borderRadius: "$lg",
  backgroundColor: "$surface",
  variants: { tone: { soft: {}, deep: { backgroundColor: "$primaryDeep" } } },
});

const motifs = Object.keys(contourPoints) as (keyof typeof contourPoints)[];

const meta = {
  title: "Components/ContourLines",
  component: ContourLines,
  argTypes: { motif: { control: "select", options: motifs } },
  render: (args) => (
    <Ground tone={args.tone}>
      <ContourLines {...args} />
    </Ground>
  ),
} satisfies Meta<typeof ContourLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Deep: Story = { args: { tone: "deep" } };
export const Motifs: Story = {
  render: (args) => (
    <Stack>
      {motifs.map((motif) => (
        <Ground key={motif}>
          <ContourLines {...args} motif={motif} fade="none" />
        </Ground>
      ))}
    </Stack>
  ),
};
export const FadingToTheTop: Story = { args: { fade: "top" } };
export const CutAtTheEnd: Story = { args: { align: "start", fade: "end" } };
