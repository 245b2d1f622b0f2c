import type { Meta, StoryObj } from "@storybook/react-vite";
import { Narrow } from "../../fixtures/Narrow";
import { logoFixtures } from "../../fixtures/picture";
import { longName, longWord } from "../../fixtures/words";
import { OperatorCard } from "./OperatorCard";

const [{ src }] = logoFixtures.operators;

const meta = {
  title: "Trip/OperatorCard",
  component: OperatorCard,
  args: {
    headingLevel: 2,
    operator: {
      name: "Hochweg Bergschule",
      logo: { src, width: 160, height: 64, alt: "" },
      description: "Kleine Bergschule aus dem Zillertal.",
      address: ["Dorfplatz 1", "6290 Mayrhofen"],
      email: "post@hochweg.example",
      phone: "+43 5285 0000",
      website: "https://hochweg.example",
      insolvencyInsurer: "Musterversicherung AG",
    },
  },
} satisfies Meta<typeof OperatorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
export const NameOnly: Story = { args: { operator: { name: "Hochweg Bergschule" } } };
export const LongWords: Story = {
  args: {
    operator: {
      name: longName,
      description: `${longName} `.repeat(2),
      address: [longWord, `1234567 ${longWord}`],
      email: `${longWord.toLowerCase()}@hochweg.example`,
      website: `https://${longWord.toLowerCase()}.example`,
      insolvencyInsurer: longName,
    },
  },
  render: (args) => (
    <Narrow>
      <OperatorCard {...args} />
    </Narrow>
  ),
};
