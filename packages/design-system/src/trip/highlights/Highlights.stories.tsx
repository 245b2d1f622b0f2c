import type { Meta, StoryObj } from "@storybook/react-vite";
import { Narrow } from "../../fixtures/Narrow";
import { longName, longWord } from "../../fixtures/words";
import { Highlights } from "./Highlights";

const items = [
  {
    title: "Schönbichler Horn, 3.134 m",
    text: "Ein Dreitausender am Weg, mit Blick auf Möseler und Hochfeiler.",
  },
  { title: "Schwarzsee", text: "An windstillen Morgen spiegelt sich der Zemmgrund in dem kleinen Karsee." },
  { title: "Siebenschneidensteig", text: "Sieben Grate in einem Tag." },
];

const meta = {
  title: "Trip/Highlights",
  component: Highlights,
  args: { headingLevel: 2, items },
} satisfies Meta<typeof Highlights>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { items: items.slice(0, 1) } };
export const TitlesOnly: Story = { args: { items: items.map(({ title }) => ({ title })) } };
export const LongWords: Story = {
  args: { items: [{ title: longName, text: longWord.repeat(2) }] },
  render: (args) => (
    <Narrow>
      <Highlights {...args} />
    </Narrow>
  ),
};
