import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { Button } from "../../button/Button";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog";

function Asking(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {props.confirmLabel}
      </Button>
      <ConfirmDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: "Account and membership/ConfirmDialog",
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: "480px" } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: "Konto löschen?",
    children: "Ihr Profil und Ihre Merkliste werden sofort gelöscht. Gebuchte Reisen bleiben gebucht.",
    confirmLabel: "Konto löschen",
  },
  render: (args) => <Asking {...args} />,
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const TypedConfirmation: Story = {
  args: { typed: "Konto löschen" },
};
export const Busy: Story = { args: { typed: "Konto löschen", busy: true } };
export const Failed: Story = {
  args: {
    typed: "Konto löschen",
    error:
      "Ihr Konto wurde nicht gelöscht, weil wir gerade nicht erreichbar sind. Bitte versuchen Sie es später.",
  },
};
export const NotDangerous: Story = {
  args: {
    variant: "primary",
    title: "Einladung noch einmal senden?",
    children: "Der frühere Link gilt dann nicht mehr.",
    confirmLabel: "Einladung senden",
  },
};
