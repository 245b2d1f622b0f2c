import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { RadioGroup, type RadioGroupProps } from "./RadioGroup";

const meta = {
  title: "Forms/RadioGroup",
  component: RadioGroup,
  args: {
    legend: "Wie möchten Sie schlafen?",
    name: "room",
    options: [
      {
        value: "shared",
        label: "Im Doppelzimmer",
        description: "Mit Ihrer Begleitung.",
        aside: "im Preis enthalten",
      },
      {
        value: "single",
        label: "Im Einzelzimmer",
        description: "In den Hütten im Mehrbettlager.",
        aside: "+ 120 €",
      },
      { value: "suite", label: "In der Suite", description: "Zurzeit nicht verfügbar.", disabled: true },
    ],
    onValueChange: () => undefined,
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chosen(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onValueChange={setValue} />;
}

export const NothingChosen: Story = {};
export const OneChosen: Story = { args: { value: "single" } };
export const TwoColumns: Story = { args: { columns: "2", value: "shared" } };
export const Wrong: Story = { args: { error: "Bitte wählen Sie, wie Sie schlafen möchten." } };
