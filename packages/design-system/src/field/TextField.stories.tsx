import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button/Button";
import { Checkbox } from "../checkbox/Checkbox";
import { Narrow } from "../fixtures/Narrow";
import { longName } from "../fixtures/words";
import { Cluster } from "../layout/Cluster";
import { Grid } from "../layout/Grid";
import { Stack } from "../layout/Stack";
import { Select } from "../select/Select";
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

const countries = [
  { value: "de", label: "Deutschland" },
  { value: "at", label: "Österreich" },
  { value: "ch", label: "Schweiz" },
];

/** Fields of a form: fields that belong together beside each other from 600 px, marked where they are optional. */
export const Form: Story = {
  render: function Form() {
    const [country, setCountry] = useState("de");
    return (
      <Stack as="form" gap="3">
        <Grid columns="2" gap="2">
          <TextField label="Vorname" autoComplete="given-name" />
          <TextField label="Nachname" autoComplete="family-name" />
          <TextField
            label="E-Mail"
            type="email"
            autoComplete="email"
            hint="An diese Adresse senden wir die Bestätigung."
          />
          <TextField label="Telefon" type="tel" autoComplete="tel" optional />
          <Select label="Land" value={country} onValueChange={setCountry} options={countries} />
          <TextField label="Geburtsdatum" type="date" error="Bitte geben Sie Ihr Geburtsdatum an." />
        </Grid>
        <Checkbox label="Ich habe die Reisebedingungen gelesen." />
        <Cluster>
          <Button type="submit">Weiter</Button>
          <Button variant="quiet">Abbrechen</Button>
        </Cluster>
      </Stack>
    );
  },
};
