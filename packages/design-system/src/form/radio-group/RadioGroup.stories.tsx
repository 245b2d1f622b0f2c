import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { TextField } from "../../field/TextField";
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
/** The second choice needs one thing more, and shows it while it is taken: without any script. */
export const WithFollowUp: Story = {
  args: {
    value: "single",
    options: [
      { value: "shared", label: "Im Doppelzimmer" },
      {
        value: "single",
        label: "Im Einzelzimmer",
        followUp: <TextField label="Wunsch zum Zimmer" name="wish" />,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox", { name: "Wunsch zum Zimmer" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Im Doppelzimmer" }));
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await userEvent.keyboard("{ArrowDown}{Tab}");
    await expect(canvas.getByRole("textbox", { name: "Wunsch zum Zimmer" })).toHaveFocus();
  },
};
export const Wrong: Story = { args: { error: "Bitte wählen Sie, wie Sie schlafen möchten." } };
