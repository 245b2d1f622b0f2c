import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../../button/Button";
import { Narrow } from "../../fixtures/Narrow";
import { longWord } from "../../fixtures/words";
import { FormActions } from "./FormActions";

const meta = {
  title: "Forms/FormActions",
  component: FormActions,
  args: { onNext: fn(), onBack: fn() },
} satisfies Meta<typeof FormActions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The way on is what Tab reaches first, although it stands at the line’s end. */
export const BothWays: Story = {};
export const OnlyOn: Story = { args: { onBack: undefined, nextLabel: "Konto anlegen" } };
export const BackByAddress: Story = {
  args: { onBack: undefined, backHref: "/de/reise/1002", backLabel: "Zur Reise" },
};
export const Busy: Story = { args: { busy: true, nextLabel: "Wird gespeichert …" } };
export const WithAThirdWay: Story = {
  args: { children: <Button variant="quiet">Später weitermachen</Button> },
};
export const LongWords: Story = {
  args: { nextLabel: longWord, backLabel: longWord },
  render: (args) => (
    <Narrow>
      <FormActions {...args} />
    </Narrow>
  ),
};
