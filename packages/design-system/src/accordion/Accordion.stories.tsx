import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../text/Text";
import { Accordion } from "./Accordion";

const meta = {
  title: "Components/Accordion",
  component: Accordion,
  args: {
    headingLevel: 3,
    defaultOpen: ["rucksack"],
    items: [
      {
        id: "rucksack",
        title: "Wie schwer wird mein Rucksack?",
        content: (
          <Text>Auf Hüttentouren rechnen Sie mit sieben bis acht Kilogramm, Wasser eingeschlossen.</Text>
        ),
      },
      {
        id: "schlafsack",
        title: "Brauche ich einen Hüttenschlafsack?",
        content: <Text>Ja, auf allen Hütten.</Text>,
      },
      {
        id: "absage",
        title: "Was geschieht, wenn zu wenige mitgehen?",
        content: <Text>Wir melden uns 28 Tage vorher.</Text>,
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Questions: Story = {};
