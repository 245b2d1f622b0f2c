import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button";
import { ButtonLink } from "../button/ButtonLink";
import { heartIcon, magnifyingGlassIcon, ticketIcon } from "../icon/icons";
import { EmptyState } from "./EmptyState";

const meta = {
  title: "Feedback/EmptyState",
  component: EmptyState,
  args: {
    title: "Sie haben noch keine Reise gebucht.",
    text: "Hier finden Sie später Ihre Termine, Unterlagen und den Kalendereintrag.",
    ornament: "contours",
    actions: (
      <ButtonLink href="/de/reisesuche" icon={magnifyingGlassIcon}>
        Reisen finden
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page's own emptiness. */
export const WithContours: Story = {};
/** One of several lists on a page. */
export const WithIcon: Story = {
  args: {
    ornament: "none",
    icon: heartIcon,
    align: "center",
    title: "Noch keine Reise gemerkt",
    text: "Tippen Sie bei einer Reise auf das Herz, dann steht sie hier.",
    headingLevel: 3,
  },
};
/** Inside something with an edge of its own. */
export const Plain: Story = {
  args: {
    variant: "plain",
    ornament: "none",
    icon: ticketIcon,
    title: "Zurzeit gibt es keine Angebote.",
    text: undefined,
    actions: <Button variant="secondary">Benachrichtigen</Button>,
  },
};
export const TitleAlone: Story = { args: { ornament: "none", text: undefined, actions: undefined } };
export const LongWords: Story = {
  args: {
    title: "Zu „Donaudampfschifffahrtsgesellschaftskapitänsmützenverordnung“ gibt es kein Konto.",
    text: "katharina.freifrau.von.hohenstein-brandenburg@alpenvereinssektion-oberallgaeu.example",
  },
};
