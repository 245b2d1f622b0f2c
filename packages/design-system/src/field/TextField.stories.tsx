import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Narrow } from "../fixtures/Narrow";
import { longName } from "../fixtures/words";
import { TextField } from "./TextField";

const meta = {
  title: "Forms/TextField",
  component: TextField,
  args: { label: "Vorname", autoComplete: "given-name", onValueChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: "Anna" },
};
export const WithHint: Story = { args: { hint: "Wie im Ausweis." } };
export const Optional: Story = {
  args: { label: "Telefon", type: "tel", optional: true, autoComplete: "tel" },
};
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByLabelText("Vorname")).toHaveFocus();
  },
};
/** The error is read with the field and says what to do. */
export const WithError: Story = {
  args: {
    label: "E-Mail",
    type: "email",
    autoComplete: "email",
    defaultValue: "anna@",
    hint: "An diese Adresse senden wir die Bestätigung.",
    error: "Bitte geben Sie eine vollständige E-Mail-Adresse ein.",
  },
};
export const Disabled: Story = { args: { defaultValue: "Anna", disabled: true } };
export const ReadOnly: Story = {
  args: { label: "Buchungsnummer", defaultValue: "GW-2026-00417", readOnly: true },
};
export const WithPrefix: Story = {
  args: { label: "Website", prefix: "https://", type: "url", autoComplete: "url" },
};
export const WithSuffix: Story = {
  args: { label: "Längste Etappe", suffix: "km", type: "number", defaultValue: "18", autoComplete: "off" },
};
export const Busy: Story = {
  args: { label: "Gutscheincode", defaultValue: "GRAT-2027", busy: true, autoComplete: "off" },
};
export const LabelHidden: Story = { args: { labelDisplay: "hidden", placeholder: "Vorname" } };
export const LongWords: Story = {
  args: {
    label: longName,
    hint: `${longName}, ausgeschrieben`,
    error: `${longName} fehlt.`,
    defaultValue: longName,
  },
  render: (args) => (
    <Narrow>
      <TextField {...args} />
    </Narrow>
  ),
};
