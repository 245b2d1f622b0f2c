import type { Meta, StoryObj } from "@storybook/react-vite";
import { bookOpenIcon, userCircleIcon } from "../../icon/icons";
import { samplePicture } from "../../trip/fixtures/trips";
import { SiteMark } from "../../logo/SiteMark";
import { TeaserCard } from "./TeaserCard";
import { TeaserGrid } from "./TeaserGrid";

const meta = {
  title: "Editorial/TeaserCard",
  component: TeaserCard,
  args: {
    href: "/de/magazin/unterwegs-lernen/erste-nacht",
    title: "Die erste Nacht auf der Hütte",
    kicker: "Unterwegs lernen",
    teaser: "Wann Licht aus ist, wohin mit den Schuhen und warum Sie Bargeld brauchen.",
    meta: "8. Oktober 2026",
    picture: samplePicture(0, "Erleuchtete Fenster einer Berghütte"),
    headingLevel: 2,
  },
} satisfies Meta<typeof TeaserCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {
  render: (args) => (
    <TeaserGrid label="Artikel">
      <TeaserCard {...args} />
      <TeaserCard {...args} href="/b" title="Mit dem Nachtzug ins Fjäll" picture={undefined} />
      <TeaserCard {...args} href="/c" title={"Donaudampfschifffahrtsgesellschaftskapitän ".repeat(2)} />
    </TeaserGrid>
  ),
};
export const Wide: Story = { args: { layout: "wide" } };
export const Icons: Story = {
  render: () => (
    <TeaserGrid label="Themen">
      <TeaserCard
        href="/a"
        title="Mein Konto"
        teaser="Anmelden, Passwort."
        icon={userCircleIcon}
        headingLevel={2}
      />
      <TeaserCard
        href="/b"
        title="Buchung ändern"
        teaser="Was wann möglich ist."
        icon={bookOpenIcon}
        headingLevel={2}
      />
    </TeaserGrid>
  ),
};
export const Marked: Story = {
  args: { mark: <SiteMark ground="#165993" line="#ffffff" />, kicker: undefined },
};
export const Empty: Story = { render: () => <TeaserGrid label="Artikel" /> };
