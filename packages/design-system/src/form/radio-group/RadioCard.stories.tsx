import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { TextField } from "../../field/TextField";
import { Narrow } from "../../fixtures/Narrow";
import { longName } from "../../fixtures/words";
import { Text } from "../../text/Text";
import { RadioCard } from "./RadioCard";

const meta = {
  title: "Forms/RadioCard",
  component: RadioCard,
  args: {
    name: "zimmer",
    value: "einzel",
    checked: false,
    onSelect: () => undefined,
    title: "Einzelzimmer",
    description: "Auf Hütten, die welche haben.",
    aside: "+ 180 €",
  },
  render: function Chosen(args) {
    const [checked, setChecked] = useState(args.checked);
    return <RadioCard {...args} checked={checked} onSelect={() => setChecked(true)} />;
  },
} satisfies Meta<typeof RadioCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { checked: true } };
export const Disabled: Story = { args: { disabled: true, description: "Ausgebucht." } };
export const Invalid: Story = { args: { invalid: true } };
export const WithFollowUp: Story = {
  args: { checked: true, followUp: <TextField label="Mit wem teilen Sie das Zimmer?" optional /> },
};
export const WithContent: Story = {
  args: { children: <Text size="sm">Auf zwei der sieben Nächte gibt es nur Lager.</Text> },
};
export const LongWords: Story = {
  args: { title: longName, description: longName, aside: "+ 12.345,67 €" },
  render: (args) => (
    <Narrow>
      <RadioCard {...args} />
    </Narrow>
  ),
};
