import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Box } from "../fixtures/Box";
import { WidgetSpace } from "./WidgetSpace";

const meta = {
  title: "Page parts/WidgetSpace",
  component: WidgetSpace,
  args: { kind: "videoConsultation", children: <Box>Der Platz ist schon da, bevor das Fenster lädt.</Box> },
} satisfies Meta<typeof WidgetSpace>;

export default meta;
type Story = StoryObj<typeof meta>;

export const VideoConsultation: Story = {
  play: async ({ canvas }) => {
    const space = canvas.getByText(/Der Platz/).parentElement;
    await expect(space?.offsetHeight).toBeGreaterThanOrEqual(700);
  },
};
export const Reviews: Story = { args: { kind: "reviews" } };
