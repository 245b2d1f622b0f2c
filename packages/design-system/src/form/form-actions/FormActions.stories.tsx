import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
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
export const BothWays: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getAllByRole("button")).toHaveLength(2);
  },
};
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
