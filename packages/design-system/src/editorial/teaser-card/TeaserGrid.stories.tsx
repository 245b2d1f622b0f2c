import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePicture } from "../../trip/fixtures/trips";
import { TeaserCard } from "./TeaserCard";
import { TeaserGrid } from "./TeaserGrid";

const cards = [
  "Die erste Nacht auf der Hütte",
  "Mit dem Nachtzug ins Fjäll",
  "Wie man einen Rucksack packt",
].map((title, index) => (
  <TeaserCard
    key={title}
    href={`/de/magazin/unterwegs-lernen/${index}`}
    title={title}
    kicker="Unterwegs lernen"
    teaser="Wann Licht aus ist, wohin mit den Schuhen und warum Sie Bargeld brauchen."
    meta="8. Oktober 2026"
    picture={samplePicture(index, "")}
    headingLevel={2}
  />
));

const meta = {
  title: "Page parts/TeaserGrid",
  component: TeaserGrid,
  args: { label: "Artikel", children: cards },
} satisfies Meta<typeof TeaserGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const One: Story = { args: { children: cards[0] } };
export const Many: Story = {
  args: { children: [...cards, ...cards.map((card) => ({ ...card, key: `${card.key}-2` }))] },
};
