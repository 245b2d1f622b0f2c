import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Narrow } from "../../fixtures/Narrow";
import { longName } from "../../fixtures/words";
import { PackingList } from "./PackingList";

const groups = [
  {
    title: "Kleidung",
    items: ["eingelaufene Bergschuhe mit Profilsohle", "Regenjacke und Regenhose", "Mütze und Handschuhe"],
  },
  { title: "Im Rucksack", items: ["Stirnlampe", "Hüttenschlafsack", "Trinkflasche, mindestens 1,5 Liter"] },
  { title: "Papiere", items: ["Ausweis", "Alpenvereinsausweis, wenn vorhanden"] },
];

const meta = {
  title: "Trip/PackingList",
  component: PackingList,
  args: { headingLevel: 2, groups },
} satisfies Meta<typeof PackingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
function ToTick() {
  const [ticked, setTicked] = useState<readonly string[]>(["Papiere/Ausweis"]);
  return <PackingList headingLevel={2} groups={groups} ticked={ticked} onTickedChange={setTicked} />;
}

export const Packing: Story = { render: () => <ToTick /> };
export const OneGroup: Story = { args: { groups: groups.slice(0, 1) } };
export const Empty: Story = { args: { groups: [] } };
export const LongWords: Story = {
  args: { groups: [{ title: longName, items: [longName, `${longName} (Kopie)`] }] },
  render: (args) => (
    <Narrow>
      <PackingList {...args} />
    </Narrow>
  ),
};
