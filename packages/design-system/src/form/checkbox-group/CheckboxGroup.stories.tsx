import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { CheckboxGroup, type CheckboxGroupProps } from "./CheckboxGroup";

const options = [
  { value: "touren", label: "Neue Touren", hint: "Sobald ein Veranstalter sie ausschreibt." },
  { value: "magazin", label: "Geschichten aus dem Magazin" },
  { value: "angebote", label: "Angebote für Mitglieder", hint: "Etwa einmal im Monat." },
  { value: "sektion", label: "Treffen in meiner Nähe", disabled: true, hint: "Ab Herbst 2027." },
];

function Choosing(props: CheckboxGroupProps) {
  const [values, setValues] = useState(props.values);
  return <CheckboxGroup {...props} values={values} onValuesChange={setValues} />;
}

const meta = {
  title: "Forms/CheckboxGroup",
  component: CheckboxGroup,
  args: {
    legend: "Worüber dürfen wir Ihnen schreiben?",
    options,
    values: ["touren"],
    onValuesChange: () => undefined,
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { hint: "Sie ändern das jederzeit.", optional: true } };
export const TwoColumns: Story = { args: { columns: "2" } };
export const WithError: Story = { args: { values: [], error: "Bitte wählen Sie mindestens ein Thema." } };
export const Disabled: Story = { args: { disabled: true } };
