import type { Meta, StoryObj } from "@storybook/react-vite";
import { Facts } from "./Facts";

const meta = { title: "Content/Facts", component: Facts } satisfies Meta<typeof Facts>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  args: {
    items: [
      { value: "16", label: "geführte Wanderreisen" },
      { value: "6", label: "kleine Veranstalter" },
      { value: "8–12", label: "Menschen in einer Gruppe" },
    ],
  },
};
