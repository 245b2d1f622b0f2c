import type { Meta, StoryObj } from "@storybook/react-vite";
import { Narrow } from "../../fixtures/Narrow";
import { longWord } from "../../fixtures/words";
import { bookOpenIcon } from "../../icon/icons";
import { SiteMark } from "../../logo/SiteMark";
import { samplePicture } from "../../trip/fixtures/trips";
import { TeaserCard } from "./TeaserCard";

const meta = {
  title: "Page parts/TeaserCard",
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
  render: (args) => (
    <Narrow>
      <TeaserCard {...args} />
    </Narrow>
  ),
} satisfies Meta<typeof TeaserCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAPicture: Story = {};
/** Without a picture contour lines take its place. */
export const WithContours: Story = { args: { picture: undefined } };
export const WithAnIcon: Story = { args: { picture: undefined, icon: bookOpenIcon, meta: undefined } };
export const WithASitesMark: Story = {
  args: { mark: <SiteMark ground="#165993" line="#ffffff" />, kicker: undefined },
};
export const TitleOnly: Story = {
  args: { picture: undefined, kicker: undefined, teaser: undefined, meta: undefined },
};
/** The first of a page: picture beside text from 960 px. */
export const Wide: Story = { args: { layout: "wide" }, render: (args) => <TeaserCard {...args} /> };
export const LongWords: Story = {
  args: { title: `${longWord} `.repeat(2), kicker: longWord, teaser: longWord, meta: longWord },
};
