import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
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
