import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleMediator, sampleOrganiser } from "../fixtures/booking";
import { PartiesCard } from "./PartiesCard";

const meta = {
  title: "Booking/PartiesCard",
  component: PartiesCard,
  args: { organiser: sampleOrganiser, mediator: sampleMediator },
} satisfies Meta<typeof PartiesCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {};
export const Sparse: Story = {
  args: { organiser: { ...sampleOrganiser, website: null, phone: "", insolvencyInsurer: undefined } },
};
