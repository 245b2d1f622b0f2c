import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button";
import { Cluster } from "../layout/Cluster";
import { Stack } from "../layout/Stack";
import { Text } from "../text/Text";
import type { Toast } from "./toast";
import { ToastRegion } from "./ToastRegion";

const saved: Toast = { id: "saved", variant: "success", title: "Ihr Profil ist gespeichert." };
const removed: Toast = {
  id: "removed",
  title: "„Meraner Höhenweg“ ist nicht mehr gemerkt.",
  action: { label: "Rückgängig", onAction: fn() },
};
const failed: Toast = {
  id: "failed",
  variant: "error",
  title: "Nicht gespeichert",
  text: "Wir erreichen den Server nicht. Ihre Eingaben sind noch da.",
};
const warned: Toast = {
  id: "warned",
  variant: "warning",
  title: "Ihre Mitgliedschaft endet am 30. November 2026.",
  action: { label: "Mitgliedschaft ansehen", href: "/de/portal/settings" },
};

const meta = {
  title: "Feedback/ToastRegion",
  component: ToastRegion,
  args: { toasts: [saved], onDismiss: fn(), onPause: fn(), onResume: fn() },
  parameters: { docs: { story: { inline: false, height: "360px" } } },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Warning: Story = { args: { toasts: [warned] } };
/** Three at the most: more than that nobody reads. The caller keeps the others back. */
export const Stacked: Story = { args: { toasts: [saved, removed, failed] } };
export const LongWords: Story = {
  args: {
    toasts: [
      {
        id: "long",
        variant: "warning",
        title: "Donaudampfschifffahrtsgesellschaftskapitänsmützenverordnung",
        text: "katharina.freifrau.von.hohenstein-brandenburg@alpenvereinssektion-oberallgaeu.example",
        action: { label: "Reiserücktrittskostenversicherung ansehen", href: "#" },
      },
    ],
  },
};

const LIFETIME = 8000;

/**
 * The life of a toast belongs to its owner. This one gives each eight seconds, none to errors, and stops all clocks while they
 * are read: `onPause` and `onResume` say when.
 */
function Owner() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [paused, setPaused] = useState(false);
  const number = useRef(0);
  const add = (toast: Toast) => {
    number.current += 1;
    setToasts((all) => [...all.slice(-2), { ...toast, id: `${toast.id}-${number.current}` }]);
  };
  const dismiss = (id: string) => setToasts((all) => all.filter((toast) => toast.id !== id));
  const oldest = toasts.find(({ variant }) => variant !== "error")?.id;
  useEffect(() => {
    if (paused || !oldest) return;
    const timer = setTimeout(() => dismiss(oldest), LIFETIME);
    return () => clearTimeout(timer);
  }, [paused, oldest]);
  return (
    <Stack gap="2">
      <Text>Der Zeiger oder die Tastatur auf einer Meldung hält alle an.</Text>
      <Cluster gap="1">
        <Button onClick={() => add(saved)}>Speichern</Button>
        <Button variant="secondary" onClick={() => add(removed)}>
          Nicht mehr merken
        </Button>
        <Button variant="secondary" onClick={() => add(failed)}>
          Ohne Verbindung speichern
        </Button>
      </Cluster>
      <ToastRegion
        toasts={toasts}
        onDismiss={dismiss}
        onPause={() => setPaused(true)}
        onResume={() => setPaused(false)}
      />
    </Stack>
  );
}

export const WithItsOwner: Story = {
  render: () => <Owner />,
};

/** At the page's end: the page makes room, so that what has the focus is never covered. */
export const NeverOverTheFocus: Story = {
  render: function AtTheEnd() {
    const [toasts, setToasts] = useState<readonly Toast[]>([]);
    return (
      <>
        <Stack gap="10">
          {["Freitag", "Samstag", "Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag"].map((day) => (
            <Text key={day}>{day}: vom Tal zur Hütte, 900 Höhenmeter</Text>
          ))}
          <Cluster justify="end">
            <Button onClick={() => setToasts([saved, removed])}>Speichern</Button>
          </Cluster>
        </Stack>
        <ToastRegion toasts={toasts} onDismiss={() => setToasts([])} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "Speichern" });
    await userEvent.click(button);
    const region = await canvas.findByRole("region");
    await waitFor(() =>
      expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(region.getBoundingClientRect().top),
    );
  },
};
