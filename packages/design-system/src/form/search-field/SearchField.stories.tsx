import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { SearchField, type SearchFieldProps } from "./SearchField";

const people = [
  "Annegret Mustermann",
  "Bahar Yılmaz",
  "Maximilian-Leopold Freiherr von Hohenstaufen",
  "Özlem Demir",
];

function Narrowing(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  const found = people.filter((person) => person.toLowerCase().includes(value.toLowerCase()));
  return <SearchField resultCount={found.length} {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: "Forms/SearchField",
  component: SearchField,
  args: {
    label: "Personen durchsuchen",
    hint: "Name oder E-Mail-Adresse",
    value: "",
    onValueChange: () => undefined,
    resultText: (count) => (count === 1 ? "1 Person" : `${count} Personen`),
  },
  render: (args) => <Narrowing {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { value: "an" },
};
export const NothingFound: Story = { args: { value: "Xaver", resultText: undefined } };
export const Busy: Story = { args: { value: "Dem", busy: true } };
export const Disabled: Story = { args: { value: "Dem", disabled: true } };
