import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
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
};
export const TextSaved: Story = { args: { variant: "text", saved: true } };
export const Busy: Story = {
  args: { variant: "text", busy: true },
};
