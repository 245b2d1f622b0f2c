import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { ButtonLink } from "../button/ButtonLink";
import { Narrow } from "../fixtures/Narrow";
import { longName } from "../fixtures/words";
import { Stack } from "../layout/Stack";
import { Link } from "../link/Link";
import { Notice } from "./Notice";

const meta = {
  title: "Feedback/Notice",
  component: Notice,
  args: { children: "Diese Reise wird ab vier Personen durchgeführt." },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Success: Story = {
  args: {
    variant: "success",
    title: "Fast geschafft",
    children: "Bitte bestätigen Sie Ihre Adresse über den Link in unserer E-Mail.",
  },
};
export const TitleOnly: Story = { args: { title: "Ihre Änderungen sind gespeichert.", children: undefined } };
export const WithALink: Story = {
  args: {
    variant: "warning",
    children: (
      <>
        Der Preis hat sich geändert. <Link href="/de/reise/1002">Zur Reise</Link>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link");
    await expect(getComputedStyle(link).color).toBe(getComputedStyle(link.parentElement ?? link).color);
  },
};
export const WithAButtonLink: Story = {
  args: {
    variant: "warning",
    title: "Gerade warten viele Plätze auf eine Bestätigung",
    children: <ButtonLink href="/de/portal/user/login">Anmelden und buchen</ButtonLink>,
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link");
    await expect(getComputedStyle(link).color).not.toBe(getComputedStyle(link.parentElement ?? link).color);
  },
};
export const Dismissible: Story = {
  args: { variant: "success", title: "Gemerkt", onDismiss: fn() },
};
export const All: Story = {
  render: () => (
    <Stack>
      {(["info", "success", "warning", "error"] as const).map((variant) => (
        <Notice key={variant} variant={variant} live="none">
          Die Hütte oberhalb des Sees ist bis Juni geschlossen.
        </Notice>
      ))}
    </Stack>
  ),
};
export const LongWords: Story = {
  args: { title: longName, children: `${longName} `.repeat(2), onDismiss: fn() },
  render: (args) => (
    <Narrow>
      <Notice {...args} />
    </Narrow>
  ),
};
