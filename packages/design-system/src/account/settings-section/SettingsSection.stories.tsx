import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../button/Button";
import { TextField } from "../../field/TextField";
import { FormLayout } from "../../form/form-layout/FormLayout";
import { SettingsSection } from "./SettingsSection";

const meta = {
  title: "Account and membership/SettingsSection",
  component: SettingsSection,
  args: {
    title: "Profil",
    description: "Name und Telefonnummer stehen später in Ihrer Buchung.",
    children: (
      <FormLayout actionsLayout="row" actions={<Button type="submit">Speichern</Button>}>
        <TextField label="Vorname" autoComplete="given-name" defaultValue="Annegret" />
      </FormLayout>
    ),
  },
} satisfies Meta<typeof SettingsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Saving: Story = { args: { saveState: "saving" } };
export const Saved: Story = { args: { saveState: "saved" } };
export const Failed: Story = {
  args: { saveState: "failed", saveText: "Nicht gespeichert: keine Verbindung. Ihre Eingaben sind noch da." },
};
