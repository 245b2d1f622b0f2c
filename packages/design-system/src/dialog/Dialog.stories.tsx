import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button";
import { Text } from "../text/Text";
import { Dialog } from "./Dialog";

const meta = {
  title: "Overlays/Dialog",
  component: Dialog,
  // Each in a frame of its own: opened in the docs page they would cover it.
  parameters: { docs: { story: { inline: false, height: "24rem" } } },
  args: { open: false, onOpenChange: () => undefined, title: "Filter", children: null },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Filter öffnen
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Filter"
        footer={
          <Button width="full" onClick={() => setOpen(false)}>
            12 Reisen zeigen
          </Button>
        }
      >
        <Text>Land, Reisezeit und Preis grenzen die Suche ein.</Text>
      </Dialog>
    </>
  );
}

/** In a real browser: the focus goes in, stays in, and comes back after Escape. */
const walk: Story["play"] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const opener = canvas.getByRole("button", { name: "Filter öffnen" });
  await userEvent.click(opener);
  const dialog = await canvas.findByRole("dialog", { name: "Filter" });
  await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await expect(dialog.matches(":modal")).toBe(true);
  await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");

  dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
  await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  await expect(opener).toHaveFocus();
  await userEvent.click(opener);
  await canvas.findByRole("dialog", { name: "Filter" });
};

export const Middle: Story = { render: () => <Example />, play: walk };

/** Title and description are read when it opens. */
export const WithDescription: Story = {
  args: { open: true, title: "Merkliste teilen", description: "Wer den Link hat, sieht Ihre drei Reisen." },
};

/** A question about something that cannot be undone. */
export const AlertDialog: Story = {
  args: {
    open: true,
    role: "alertdialog",
    title: "Konto löschen?",
    description: "Ihre Buchungen bleiben gültig. Das Konto lässt sich nicht wiederherstellen.",
    footer: <Button variant="danger">Konto löschen</Button>,
  },
};

/**
 * One rule for all dialogs. The buttons are the foot's, as a fragment: first the way back, last the deed. From 600 px they stand at the
 * end, the deed outermost; on phones one below the other, the deed on top. A form in the dialog leaves its buttons to the foot, too.
 */
export const Buttons: Story = {
  args: {
    open: true,
    title: "Merkliste leeren?",
    description: "Drei Reisen stehen darauf.",
    footer: (
      <>
        <Button variant="secondary">Abbrechen</Button>
        <Button>Merkliste leeren</Button>
      </>
    ),
  },
};
