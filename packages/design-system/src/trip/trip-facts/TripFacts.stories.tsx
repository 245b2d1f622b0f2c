import type { Meta, StoryObj } from "@storybook/react-vite";
import { DifficultyScale } from "../difficulty-scale/DifficultyScale";
import { Highlights } from "../highlights/Highlights";
import { Stack } from "../../layout/Stack";
import { TripFacts } from "./TripFacts";

const meta = {
  title: "Trip/Facts, difficulty and highlights",
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
    distanceNote: "ca.; nach Etappenbeschreibungen der Hütten und Alpenvereinskarten, gerundet",
  },
} satisfies Meta<typeof TripFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FewFacts: Story = {
  args: {
    distanceKm: undefined,
    ascentM: undefined,
    descentM: undefined,
    techniqueGrade: undefined,
    distanceNote: "",
  },
};
export const Difficulty: Story = {
  render: () => (
    <Stack>
      {[1, 2, 3, 4, 5].map((grade) => (
        <DifficultyScale key={grade} grade={grade} />
      ))}
    </Stack>
  ),
};
export const HighlightList: Story = {
  render: () => (
    <Highlights
      headingLevel={2}
      items={[
        {
          title: "Schönbichler Horn, 3.134 m",
          text: "Ein Dreitausender am Weg, mit Blick auf Möseler und Hochfeiler.",
        },
        {
          title: "Schwarzsee",
          text: "An windstillen Morgen spiegelt sich der Zemmgrund in dem kleinen Karsee.",
        },
        { title: "Siebenschneidensteigdurchquerungswanderung", text: "Sieben Grate in einem Tag." },
      ]}
    />
  ),
};
