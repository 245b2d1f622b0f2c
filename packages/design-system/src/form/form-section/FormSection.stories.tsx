import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "../../field/TextField";
import { FormSection } from "./FormSection";

const meta = {
  title: "Forms/FormSection",
  component: FormSection,
  args: {
    id: "wishes",
    legend: "Ihre Wünsche",
    children: <TextField label="Vorname" autoComplete="given-name" />,
  },
} satisfies Meta<typeof FormSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: "Alle Angaben sind nötig, außer wo „freiwillig“ steht." } };
export const WithError: Story = { args: { error: "Bitte tragen Sie mindestens eine Person ein." } };
