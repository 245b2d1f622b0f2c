import type { Meta, StoryObj } from "@storybook/react-vite";
import { Narrow } from "../../fixtures/Narrow";
import { longName } from "../../fixtures/words";
import { TripFacts } from "./TripFacts";

const meta = {
  title: "Trip/TripFacts",
  component: TripFacts,
  args: {
    days: 9,
    distanceKm: 86.8,
    ascentM: 6600,
    descentM: 6806,
    groupSizeMin: 4,
    groupSizeMax: 8,
    techniqueGrade: 5,
    fitnessGrade: 3,
    guideLanguage: "Deutsch",
    distanceNote: "Ungefähre Angaben nach Etappenbeschreibungen der Hütten und Alpenvereinskarten, gerundet",
    more: [
      { kind: "board", term: "Verpflegung", value: "Halbpension" },
      { kind: "room", term: "Zimmer", value: "Einzelzimmer möglich, außer in Hütte und Zelt" },
      { kind: "luggage", term: "Gepäck", value: "nehmen Sie selbst mit" },
      { kind: "train", term: "Anreise", value: "mit der Bahn möglich" },
      { kind: "children", term: "Kinder", value: "ab 12 Jahren" },
      { kind: "dog", term: "Mit Hund", value: "nein" },
    ],
  },
} satisfies Meta<typeof TripFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
export const FewFacts: Story = {
  args: {
    distanceKm: undefined,
    ascentM: undefined,
    descentM: undefined,
    techniqueGrade: undefined,
    distanceNote: "",
  },
};
export const DaysOnly: Story = {
  args: {
    days: 1,
    distanceKm: undefined,
    ascentM: undefined,
    descentM: undefined,
    groupSizeMin: undefined,
    groupSizeMax: undefined,
    techniqueGrade: undefined,
    fitnessGrade: undefined,
    guideLanguage: undefined,
    distanceNote: undefined,
    more: [],
  },
};
export const LongWords: Story = {
  args: { guideLanguage: longName, distanceNote: longName },
  render: (args) => (
    <Narrow>
      <TripFacts {...args} />
    </Narrow>
  ),
};
