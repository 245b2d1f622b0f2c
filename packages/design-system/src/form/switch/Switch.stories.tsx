import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { Stack } from "../../layout/Stack";
import { Switch, type SwitchProps } from "./Switch";

function Switching(props: SwitchProps) {
  const [checked, setChecked] = useState(props.checked);
  return (
    <Switch
      {...props}
      checked={checked}
      onCheckedChange={(next) => {
        setChecked(next);
        props.onCheckedChange(next);
      }}
    />
  );
}

const meta = {
  title: "Forms/Switch",
  component: Switch,
  args: {
    checked: false,
    onCheckedChange: fn(),
    label: "Newsletter",
    hint: "Neue Touren und Geschichten, höchstens zweimal im Monat.",
  },
  render: (args) => <Switching {...args} />,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const Busy: Story = {
  args: { checked: true, busy: true },
};
export const Failed: Story = {
  args: { error: "Das wurde nicht gespeichert. Bitte versuchen Sie es noch einmal." },
};
export const Disabled: Story = {
  args: { disabled: true, hint: "Erst bestätigen Sie bitte Ihre E-Mail-Adresse." },
};
export const Several: Story = {
  render: () => (
    <Stack gap="2">
      <Switching
        checked
        onCheckedChange={() => undefined}
        label="Öffentlicher oder geteilter Computer"
        hint="Sie werden abgemeldet, sobald Sie die Seite verlassen."
      />
      <Switching
        checked={false}
        onCheckedChange={() => undefined}
        label="Datenschutzeinstellungsänderungsbenachrichtigung"
      />
    </Stack>
  ),
  globals: { viewport: { value: "least", isRotated: false } },
};
