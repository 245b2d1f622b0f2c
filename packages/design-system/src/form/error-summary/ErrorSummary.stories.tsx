import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorSummary } from "./ErrorSummary";

const meta = {
  title: "Forms/ErrorSummary",
  component: ErrorSummary,
  args: {
    errors: [
      { field: "contact.email", message: "Bitte geben Sie Ihre E-Mail-Adresse ein." },
      { field: "contact.postalCode", message: "Eine deutsche Postleitzahl hat fünf Ziffern." },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const One: Story = {
  args: { errors: [{ field: "contact.email", message: "Bitte geben Sie Ihre E-Mail-Adresse ein." }] },
};
