import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../layout/Grid";
import { Skeleton } from "./Skeleton";

const meta = { title: "Feedback/Skeleton", component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};
export const Card: Story = { args: { shapes: ["picture", "heading", "line", "line", "button"] } };
/** Several beside each other are announced once. */
export const Several: Story = {
  render: () => (
    <Grid columns="3">
      {["Reisen werden geladen …", "", ""].map((label, index) => (
        <Skeleton key={index} shapes={["picture", "heading", "line", "line"]} label={label} />
      ))}
    </Grid>
  ),
};
