import type { Meta, StoryObj } from "@storybook/react-vite";
import { berlinerHoehenweg, dykeWalk, karwendel } from "../fixtures/waypoints";
import { RouteSketch } from "./RouteSketch";

const meta = {
  title: "Trip/RouteSketch",
  component: RouteSketch,
  args: { waypoints: karwendel },
} satisfies Meta<typeof RouteSketch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Square: Story = { args: { waypoints: berlinerHoehenweg } };
export const FlatCoast: Story = { args: { waypoints: dykeWalk } };
export const LongNames: Story = {
  args: {
    waypoints: karwendel.map((point) => ({
      ...point,
      name: `${point.name}, Donaudampfschifffahrtsgesellschaft`,
    })),
  },
};
export const Empty: Story = { args: { waypoints: [] } };
