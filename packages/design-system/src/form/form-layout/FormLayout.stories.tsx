import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../../button/Button";
import { TextField } from "../../field/TextField";
import { Notice } from "../../notice/Notice";
import { Select } from "../../select/Select";
import { FormLayout } from "./FormLayout";

const fields = (
  <>
    <TextField id="firstName" label="Vorname" autoComplete="given-name" />
    <TextField
      id="radius"
      label="Umkreis für Treffen"
      type="number"
      inputMode="numeric"
      suffix="km"
      defaultValue="25"
    />
    <Select
      id="country"
      label="Land"
      placeholder
      autoComplete="country"
      options={[
        { value: "de", label: "Deutschland" },
        { value: "at", label: "Österreich" },
      ]}
    />
  </>
);

const meta = {
  title: "Forms/FormLayout",
  component: FormLayout,
  args: { children: fields, actions: <Button type="submit">Speichern</Button>, onSubmit: fn() },
} satisfies Meta<typeof FormLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Each error stands in the list and beside its field; what belongs to no field stands in the list alone. */
export const WithServerErrors: Story = {
  args: {
    errors: [
      { field: "profile", message: "Diese Adresse wird schon verwendet." },
      { field: "", message: "Der Name der Sektion passt nicht zum Land." },
    ],
    attempt: 1,
    children: (
      <TextField
        id="profile"
        label="Adresse des Profils"
        prefix="gratweg.example/"
        defaultValue="annegret"
        error="Diese Adresse wird schon verwendet."
      />
    ),
  },
};
export const Busy: Story = {
  args: {
    busy: true,
    children: (
      <TextField label="Adresse des Profils" prefix="gratweg.example/" defaultValue="annegret" busy />
    ),
    actions: (
      <Button type="submit" busy>
        Wird gespeichert …
      </Button>
    ),
  },
};
export const ReadOnly: Story = {
  args: {
    children: (
      <>
        <TextField label="Kundennummer" value="10 4711" readOnly hint="Die vergeben wir." />
        <TextField label="E-Mail-Adresse" value="annegret@postfach.example" disabled />
      </>
    ),
    notice: (
      <Notice variant="info" live="none">
        Ihre E-Mail-Adresse ändern Sie unter „Anmeldung“.
      </Notice>
    ),
  },
};
export const ActionsInARow: Story = {
  args: {
    actionsLayout: "row",
    actions: (
      <>
        <Button type="submit">Speichern</Button>
        <Button variant="quiet">Verwerfen</Button>
      </>
    ),
  },
};
