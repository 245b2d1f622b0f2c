import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button";
import { Container } from "../layout/Container";
import { Stack } from "../layout/Stack";
import { Text } from "../text/Text";
import { ConsentBanner, type ConsentBannerProps } from "./ConsentBanner";
import { ConsentPanel, type ConsentPanelProps } from "./ConsentPanel";

const nothing = () => undefined;

const banner: ConsentBannerProps = {
  kinds: ["analytics", "videoConsultation", "reviews"],
  privacyHref: "/de/datenschutz",
  onAllowAll: nothing,
  onRejectAll: nothing,
  onChoose: nothing,
};

const panel: ConsentPanelProps = {
  open: true,
  onOpenChange: nothing,
  purposes: [
    { kind: "analytics", provider: { name: "PostHog (eu.posthog.example)" } },
    {
      kind: "videoConsultation",
      provider: { name: "Terminwerk", href: "https://terminwerk.example/privacy" },
    },
    { kind: "reviews", provider: { name: "bewertungen.example" } },
  ],
  allowed: { analytics: false, videoConsultation: true, reviews: false },
  onAllowedChange: nothing,
  onAllowAll: nothing,
  onRejectAll: nothing,
  onSave: nothing,
  privacyHref: "/de/datenschutz",
  decidedAt: "2026-11-21T18:05:00Z",
};

const meta = { title: "Page parts/Consent", parameters: { layout: "fullscreen" } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Page() {
  return (
    <Container as="main">
      <Stack gap="3">
        {Array.from({ length: 30 }, (_, index) => (
          <Text key={index}>
            Absatz {index + 1}: Der Weg folgt dem Grat. <a href={`#absatz-${String(index)}`}>Weiterlesen</a>
          </Text>
        ))}
      </Stack>
    </Container>
  );
}

/** No link that the keyboard reaches lies under the banner (WCAG 2.2, 2.4.11). */
export const Banner: Story = {
  render: () => (
    <>
      <ConsentBanner {...banner} />
      <Page />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole("region", { name: "Was dürfen wir laden?" });
    await expect(document.body).toHaveFocus();
    const links = within(canvas.getByRole("main")).getAllByRole("link");
    for (const link of links) {
      link.focus();
      await waitFor(() =>
        expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(region.getBoundingClientRect().top),
      );
    }
  },
};

export const BannerForOnePurpose: Story = {
  render: () => <ConsentBanner {...banner} kinds={["videoConsultation"]} />,
};

export const BannerOnASmallPhone: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  render: () => (
    <>
      <ConsentBanner {...banner} />
      <Page />
    </>
  ),
};

export const BannerInTheDark: Story = { ...BannerForOnePurpose, globals: { theme: "dark" } };

function Opened(props: Partial<ConsentPanelProps>) {
  const [open, setOpen] = useState(false);
  const [allowed, setAllowed] = useState(panel.allowed);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Datenschutzeinstellungen öffnen
      </Button>
      <ConsentPanel
        {...panel}
        {...props}
        open={open}
        onOpenChange={setOpen}
        allowed={allowed}
        onAllowedChange={(kind, isAllowed) => setAllowed({ ...allowed, [kind]: isAllowed })}
        onSave={() => setOpen(false)}
      />
    </>
  );
}

const open: Story["play"] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole("button", { name: "Datenschutzeinstellungen öffnen" }));
  await canvas.findByRole("dialog", { name: "Datenschutz\u00ADeinstellungen" });
};

export const Panel: Story = {
  render: () => <Opened />,
  play: async (context) => {
    await open(context);
    const canvas = within(context.canvasElement);
    const analytics = canvas.getByRole("switch", { name: "Statistik" });
    await userEvent.click(analytics);
    await expect(analytics).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Auswahl speichern" }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Datenschutzeinstellungen öffnen" })).toHaveFocus(),
    );
    await open(context);
  },
};

export const PanelInTheDark: Story = { render: () => <Opened />, play: open, globals: { theme: "dark" } };

export const PanelOnASmallPhone: Story = {
  render: () => <Opened />,
  play: open,
  globals: { viewport: { value: "mobile1", isRotated: false } },
};

export const PanelWithNothingToDecide: Story = { render: () => <Opened purposes={[]} />, play: open };

export const PanelWithoutStorage: Story = { render: () => <Opened isFleeting />, play: open };
