import type { Meta, StoryObj } from "@storybook/react-vite";
import { Box } from "../fixtures/Box";
import { Narrow } from "../fixtures/Narrow";
import { Cluster } from "./Cluster";

const names = ["Österreich", "Schweiz", "Italien", "Norwegen", "Schottland", "Island"];

const meta = {
  title: "Components/Cluster",
  component: Cluster,
  args: { children: names.map((name) => <Box key={name}>{name}</Box>) },
} satisfies Meta<typeof Cluster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Between: Story = {
  args: { justify: "between", children: [<Box key="a">12 Reisen</Box>, <Box key="b">Sortieren</Box>] },
};
export const AtTheEnd: Story = { args: { justify: "end", gap: "1" } };
export const Wrapping: Story = {
  render: (args) => (
    <Narrow>
      <Cluster {...args} />
    </Narrow>
  ),
};
