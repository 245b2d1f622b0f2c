import type { Meta, StoryObj } from "@storybook/react-vite";
import { Box } from "../fixtures/Box";
import { Stack } from "./Stack";

const boxes = ["Anreise", "Erste Etappe", "Ruhetag"].map((title) => <Box key={title}>{title}</Box>);

const meta = { title: "Components/Stack", component: Stack, args: { children: boxes } } satisfies Meta<
  typeof Stack
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Close: Story = { args: { gap: "half" } };
export const Far: Story = { args: { gap: "5" } };
export const AlignedAtTheStart: Story = { args: { align: "start" } };
export const Centred: Story = { args: { align: "center" } };
/** As a list it keeps its role, also where the browser drops it for lists without marks. */
export const AsAList: Story = {
  args: {
    as: "ul",
    children: ["Anreise", "Erste Etappe", "Ruhetag"].map((title) => (
      <li key={title}>
        <Box>{title}</Box>
      </li>
    )),
  },
};
