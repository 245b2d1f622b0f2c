import type { Meta, StoryObj } from "@storybook/react-vite";
import { upcomingBooking } from "../fixtures/membership";
import { TripDocumentList } from "./TripDocumentList";

const meta = {
  title: "Account and membership/TripDocumentList",
  component: TripDocumentList,
  args: { documents: upcomingBooking.documents ?? [] },
} satisfies Meta<typeof TripDocumentList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { documents: [] } };
/** Files that only a script with the visitor's proof can fetch; one of them is on its way. */
export const Fetched: Story = {
  args: {
    documents: [
      { title: "Reisebestätigung", onOpen: () => undefined },
      { title: "Formblatt", onOpen: () => undefined, busy: true },
    ],
  },
};
export const LongNames: Story = {
  args: {
    documents: [
      {
        title: "Donaudampfschifffahrtsgesellschaftsreisebestätigungsschreiben.pdf",
        kind: "pdf",
        href: "/api/bookings/1/documents/1",
        sizeBytes: 12_345_678,
        issuedOn: "2027-01-02",
      },
    ],
  },
  globals: { viewport: { value: "least", isRotated: false } },
};
