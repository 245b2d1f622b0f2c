import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Narrow } from "../fixtures/Narrow";
import { longName } from "../fixtures/words";
import { Link } from "../link/Link";
import { Checkbox } from "./Checkbox";

const meta = {
  title: "Forms/Checkbox",
  component: Checkbox,
  args: { label: "Ich habe die Reisebedingungen gelesen.", onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithAside: Story = { args: { label: "Österreich", aside: 14, defaultChecked: true } };
export const WithHint: Story = {
  args: { label: "Newsletter", hint: "Einmal im Monat, mit einem Klick wieder abbestellt." },
};
export const WithALink: Story = {
  args: {
    label: (
      <>
        Ich habe die <Link href="/de/agb">Reisebedingungen</Link> gelesen.
      </>
    ),
  },
};
export const WithError: Story = { args: { error: "Bitte bestätigen Sie die Reisebedingungen." } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledAndChecked: Story = { args: { disabled: true, defaultChecked: true } };
export const LongWords: Story = {
  args: { label: longName, hint: longName, aside: 1284 },
  render: (args) => (
    <Narrow>
      <Checkbox {...args} />
    </Narrow>
  ),
};
