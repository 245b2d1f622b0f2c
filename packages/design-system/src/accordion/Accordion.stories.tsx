import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Narrow } from "../fixtures/Narrow";
import { longName } from "../fixtures/words";
import { Text } from "../text/Text";
import { Accordion } from "./Accordion";

const meta = {
  title: "Data/Accordion",
  component: Accordion,
  args: {
    headingLevel: 3,
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

export const Closed: Story = {};
export const OneOpen: Story = { args: { defaultOpen: ["rucksack"] } };
export const Several: Story = { args: { defaultOpen: ["rucksack", "schlafsack"] } };
/** Opening one closes the others. */
export const Single: Story = {
  args: { mode: "single", name: "fragen", defaultOpen: ["rucksack"] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Brauche ich einen Hüttenschlafsack?"));
    const open = [...canvasElement.querySelectorAll("details[open]")].map(({ id }) => id);
    await expect(open).toEqual(["schlafsack"]);
  },
};
export const LongWords: Story = {
  args: {
    items: [{ id: "lang", title: longName, content: <Text>{`${longName} `.repeat(3)}</Text> }],
    defaultOpen: ["lang"],
  },
  render: (args) => (
    <Narrow>
      <Accordion {...args} />
    </Narrow>
  ),
};
