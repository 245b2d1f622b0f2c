import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack";
import { OperatorCard } from "../operator-card/OperatorCard";
import { PackingList } from "../packing-list/PackingList";
import { QuestionList } from "../question-list/QuestionList";
import { TrainArrival } from "../train-arrival/TrainArrival";
import { InclusionList } from "./InclusionList";

const long = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";

const meta = {
  title: "Trip/Before the trip",
  component: InclusionList,
  args: {
    headingLevel: 2,
    included: ["8 × Frühstück, 8 × Abendessen", "Führung durch einen staatlich geprüften Bergführer", long],
    notIncluded: ["An- und Abreise", "Getränke und Verpflegung unterwegs, ca. 30 € am Tag"],
  },
} satisfies Meta<typeof InclusionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inclusions: Story = {};
export const NothingExcluded: Story = { args: { notIncluded: [] } };
export const Packing: Story = {
  render: () => (
    <PackingList
      headingLevel={2}
      groups={[
        {
          title: "Kleidung",
          items: ["eingelaufene Bergschuhe mit Profilsohle", "Regenjacke und Regenhose", long],
        },
        {
          title: "Im Rucksack",
          items: ["Stirnlampe", "Hüttenschlafsack", "Trinkflasche, mindestens 1,5 Liter"],
        },
      ]}
    />
  ),
};
export const ArrivalAndQuestions: Story = {
  render: () => (
    <Stack gap="4">
      <TrainArrival
        headingLevel={2}
        text="Mit dem Fernverkehr bis Jenbach, dann mit der Zillertalbahn nach Mayrhofen."
      />
      <QuestionList
        headingLevel={2}
        questions={[{ question: "Wie schwer darf der Rucksack sein?", answer: "Höchstens 10 kg." }]}
      />
    </Stack>
  ),
};
export const Operator: Story = {
  render: () => (
    <OperatorCard
      headingLevel={2}
      operator={{
        name: "Hochweg Bergschule",
        description: "Kleine Bergschule aus dem Zillertal.",
        address: ["Dorfplatz 1", "6290 Mayrhofen"],
        email: "post@hochweg.example",
        phone: "+43 5285 0000",
        website: "https://hochweg.example",
        insolvencyInsurer: "Musterversicherung AG",
      }}
    />
  ),
};
