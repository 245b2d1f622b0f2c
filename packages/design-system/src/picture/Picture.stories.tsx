import type { Meta, StoryObj } from "@storybook/react-vite";
import { landscapePicture } from "../fixtures/picture";
import { Grid } from "../layout/Grid";
import { styled } from "../theme";
import { Picture } from "./Picture";

const Frame = styled("div", { position: "relative", width: "100%", aspectRatio: "3 / 1" });

const meta = {
  title: "Components/Picture",
  component: Picture,
  args: landscapePicture,
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Natural: Story = {};
export const RoundCorners: Story = { args: { corners: "round" } };
/** Fills its parent and is cut. */
export const Cover: Story = {
  args: { fit: "cover" },
  render: (args) => (
    <Frame>
      <Picture {...args} />
    </Frame>
  ),
};
/** Until the picture is there, its colour keeps the place; nothing moves. */
export const OnItsWay: Story = {
  args: { src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E", loading: "lazy" },
};
export const Beside: Story = {
  render: (args) => (
    <Grid columns="3">
      {[1, 2, 3].map((key) => (
        <Picture key={key} {...args} corners="round" />
      ))}
    </Grid>
  ),
};
