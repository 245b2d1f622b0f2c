import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { Text } from "../text/Text";
import { Container } from "../layout/Container";
import { Stack } from "../layout/Stack";
import { SkipLink } from "../skip-link/SkipLink";
import { TestSystemNotice } from "../test-system-notice/TestSystemNotice";
import { ThemeToggle, type ThemeName } from "../theme-toggle/ThemeToggle";
import { Header } from "./Header";
import { useHeaderVisibility } from "./useHeaderVisibility";

const meta = {
  title: "Page parts/Header",
  component: Header,
  parameters: { layout: "fullscreen" },
  args: {
    name: "Gratweg",
    homeHref: "/de",
    items: [
      { href: "/de", label: "Start" },
      { href: "/de/reisesuche", label: "Reisesuche", current: "section" },
      { href: "/de/support", label: "Hilfe" },
      { href: "/de/magazin", label: "Magazin" },
    ],
    phone: { href: "tel:+493012345678", label: "030 1234 5678" },
    email: "hilfe@gratweg.example",
    onVideoConsultation: () => undefined,
    account: { href: "/de/portal" },
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Default(args) {
    const [theme, setTheme] = useState<ThemeName>("light");
    const visibility = useHeaderVisibility({ hasTripId: false, hasDepartureId: false });
    return (
      <>
        <SkipLink target="inhalt" />
        <TestSystemNotice domain="hiking.localhost:8000" />
        <Header
          {...args}
          visibility={visibility}
          tools={<ThemeToggle theme={theme} onThemeChange={setTheme} />}
        />
        <Container as="main" id="inhalt">
          <Stack gap="10">
            {Array.from({ length: 12 }, (_, index) => (
              <Text key={index}>
                Weiter unten verschwindet der Kopf; beim Zurückblättern kommt er wieder.
              </Text>
            ))}
          </Stack>
        </Container>
      </>
    );
  },
};

export const Portal: Story = { args: { layout: "portal" } };

const account = {
  href: "/de/portal/user/login",
  label: "Anmelden",
  signedIn: { href: "/de/portal", label: "Mein Portal" },
};

/** Of both links the style sheet shows one. */
export const SignedOut: Story = {
  args: { account },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement);
    await expect(links.getByRole("link", { name: "Anmelden" })).toBeVisible();
    await expect(links.queryByRole("link", { name: "Mein Portal" })).toBeNull();
  },
};

/** A script in the page's head has put the attribute on the root element before the first paint. */
export const SignedIn: Story = {
  args: { account },
  beforeEach: markSignedIn,
  play: async ({ canvasElement }) => {
    const links = within(canvasElement);
    await expect(links.getByRole("link", { name: "Mein Portal" })).toBeVisible();
    await expect(links.queryByRole("link", { name: "Anmelden" })).toBeNull();
  },
};

export const SignedInPortal: Story = { ...SignedIn, args: { account, layout: "portal" } };

function markSignedIn() {
  const { dataset } = document.documentElement;
  dataset["signedIn"] = "true";
  return () => void delete dataset["signedIn"];
}
