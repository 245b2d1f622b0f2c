import type { Meta, StoryObj } from "@storybook/react-vite";
import { ContactPanel } from "./ContactPanel";

const meta = {
  title: "Page parts/ContactPanel",
  component: ContactPanel,
  args: {
    phone: "030 0000 0000",
    email: "hallo@gratweg.example",
    openingHours: "Montag bis Freitag, 9 bis 17 Uhr",
  },
} satisfies Meta<typeof ContactPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutHours: Story = { args: { openingHours: undefined } };
