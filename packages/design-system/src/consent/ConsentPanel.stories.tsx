import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button";
import { longWord } from "../fixtures/words";
import { ConsentPanel } from "./ConsentPanel";

const opener = "Datenschutzeinstellungen öffnen";

const meta = {
  title: "Page parts/ConsentPanel",
  component: ConsentPanel,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "30rem" } } },
  args: {
    open: false,
    onOpenChange: fn(),
    purposes: [
      { kind: "analytics", provider: { name: "PostHog (eu.posthog.example)" } },
      {
        kind: "videoConsultation",
        provider: { name: "Terminwerk", href: "https://terminwerk.example/privacy" },
      },
      { kind: "reviews", provider: { name: "bewertungen.example" } },
    ],
    allowed: { analytics: false, videoConsultation: true, reviews: false },
    onAllowedChange: fn(),
    onAllowAll: fn(),
    onRejectAll: fn(),
    onSave: fn(),
    privacyHref: "/de/datenschutz",
    decidedAt: "2026-11-21T18:05:00Z",
  },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    const [allowed, setAllowed] = useState(args.allowed);
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {opener}
        </Button>
        <ConsentPanel
          {...args}
          open={open}
          onOpenChange={setOpen}
          allowed={allowed}
          onAllowedChange={(kind, isAllowed) => setAllowed({ ...allowed, [kind]: isAllowed })}
          onSave={() => setOpen(false)}
        />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: opener }));
    await canvas.findByRole("dialog", { name: "Datenschutz\u00ADeinstellungen" });
  },
} satisfies Meta<typeof ConsentPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A purpose is switched, kept, and the focus returns to where it came from. */
export const Chosen: Story = {
  play: async (context) => {
    await meta.play(context);
    const canvas = within(context.canvasElement);
    const analytics = canvas.getByRole("switch", { name: "Statistik" });
    await userEvent.click(analytics);
    await expect(analytics).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Auswahl speichern" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: opener })).toHaveFocus());
    await meta.play(context);
  },
};
export const OnASmallPhone: Story = { globals: { viewport: { value: "least", isRotated: false } } };
export const NothingToDecide: Story = { args: { purposes: [] } };
export const NotDecidedYet: Story = { args: { decidedAt: undefined } };
export const WithoutStorage: Story = { args: { isFleeting: true } };
/** Global Privacy Control: the browser has said no already. */
export const RefusedByTheBrowser: Story = {
  args: { purposes: [{ kind: "analytics", provider: { name: "PostHog" }, isRefusedByBrowser: true }] },
};
export const LongWords: Story = {
  args: { purposes: [{ kind: "reviews", provider: { name: `${longWord}.example` } }] },
};
