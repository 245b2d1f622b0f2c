import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { SavedTripButton, type SavedTripButtonProps } from "./SavedTripButton";

function Toggling(props: SavedTripButtonProps) {
  const [saved, setSaved] = useState(props.saved);
  return (
    <SavedTripButton
      {...props}
      saved={saved}
      onSavedChange={(next) => {
        setSaved(next);
        props.onSavedChange(next);
      }}
    />
  );
}

const meta = {
  title: "Account and membership/SavedTripButton",
  component: SavedTripButton,
  args: { title: "Durchs Karwendel", saved: false, onSavedChange: fn() },
  render: (args) => <Toggling {...args} />,
} satisfies Meta<typeof SavedTripButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Icon: Story = {};
export const IconSaved: Story = { args: { saved: true } };
export const Text: Story = {
  args: { variant: "text" },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Merkliste: Durchs Karwendel" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-pressed", "true");
  },
};
export const TextSaved: Story = { args: { variant: "text", saved: true } };
export const Busy: Story = {
  args: { variant: "text", busy: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(args.onSavedChange).not.toHaveBeenCalled();
  },
};
