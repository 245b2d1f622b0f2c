import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button/Button";
import { TextField } from "../field/TextField";
import { Stack } from "../layout/Stack";
import { Select } from "../select/Select";
import { Text } from "../text/Text";
import { SideSheet, type SideSheetProps } from "./SideSheet";

const meta = {
  title: "Overlays/SideSheet",
  component: SideSheet,
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: "Filter",
    children: <Text>Land, Reisezeit und Preis grenzen die Suche ein.</Text>,
  },
  parameters: { docs: { story: { inline: false, height: "480px" } } },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof SideSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

function Example(args: SideSheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Öffnen
      </Button>
      <SideSheet
        {...args}
        open={open}
        onOpenChange={setOpen}
        footer={
          args.footer ?? (
            <Button width="full" onClick={() => setOpen(false)}>
              12 Reisen zeigen
            </Button>
          )
        }
      />
    </>
  );
}

async function openIt(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole("button", { name: "Öffnen" }));
  return canvas.findByRole("dialog");
}

/** Where the sheet stands when it has come in. */
function settledBox(sheet: HTMLElement) {
  // Not waited for: a frame that nobody looks at draws nothing, and its animations stand still.
  for (const animation of sheet.getAnimations()) animation.finish();
  return sheet.getBoundingClientRect();
}

export const FromTheEnd: Story = {
  play: async ({ canvasElement }) => {
    await openIt(canvasElement);
  },
};

export const FromTheStart: Story = {
  args: { placement: "start" },
  play: async ({ canvasElement }) => {
    const box = settledBox(await openIt(canvasElement));
    await expect(box.left).toBe(0);
  },
};

/** On phones from below, on wider windows from the end. */
export const FromBelowOnPhones: Story = {
  args: { placement: "bottom" },
  play: async ({ canvasElement }) => {
    const box = settledBox(await openIt(canvasElement));
    await expect(Math.round(box.bottom)).toBe(innerHeight);
    if (innerWidth >= 600) return;
    await expect(box.left).toBe(0);
    // The scroll bar's place stays free beside it.
    await expect(box.width).toBeGreaterThan(innerWidth - 20);
    await expect(box.height).toBeLessThan(innerHeight / 2);
  },
};

function Invitation() {
  const [open, setOpen] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öffnen</Button>
      <SideSheet
        open={open}
        onOpenChange={setOpen}
        title="Person einladen"
        size="wide"
        initialFocusRef={first}
        footer={<Button width="full">Einladung senden</Button>}
      >
        <Stack gap="3">
          <TextField ref={first} label="E-Mail-Adresse" type="email" name="email" />
          <Select
            label="Rolle"
            name="role"
            options={[
              { value: "member", label: "Mitglied" },
              { value: "manager", label: "Verwaltung" },
            ]}
          />
        </Stack>
      </SideSheet>
    </>
  );
}

/** A form begins at its first field. */
export const WithForm: Story = {
  render: () => <Invitation />,
  play: async ({ canvasElement }) => {
    await openIt(canvasElement);
    await expect(within(canvasElement).getByRole("textbox", { name: "E-Mail-Adresse" })).toHaveFocus();
  },
};

const LONG_TITLE = "Reiserücktrittskostenversicherungsbedingungen";

/** The middle scrolls and is a stop of the keyboard; title and buttons stay in sight. */
export const LongContent: Story = {
  args: {
    title: LONG_TITLE,
    children: (
      <Stack gap="2">
        {Array.from({ length: 24 }, (_, index) => (
          <Text key={index}>§ {index + 1} Anna wandert am liebsten über Grate, bei jedem Wetter.</Text>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    const sheet = await openIt(canvasElement);
    const box = settledBox(sheet);
    const button = within(sheet).getByRole("button", { name: "12 Reisen zeigen" });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom);
    const text = await within(sheet).findByRole("group", { name: LONG_TITLE });
    await expect(text).toHaveAttribute("tabindex", "0");
  },
};
