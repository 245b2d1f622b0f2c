import type { Meta, StoryObj } from "@storybook/react-vite";
import { Narrow } from "../fixtures/Narrow";
import { longWord } from "../fixtures/words";
import { bicycleIcon, mountainsIcon, snowflakeIcon } from "../icon/icons";
import { Cluster } from "../layout/Cluster";
import { ChipLink } from "./Chip";

const meta = {
  title: "Components/ChipLink",
  component: ChipLink,
  args: { href: "/de/reisesuche?activity=huettentour", label: "Hüttentouren" },
} satisfies Meta<typeof ChipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Several: Story = {
  render: () => (
    <Cluster gap="1">
      <ChipLink href="/de/reisesuche?activity=huettentour" label="Hüttentouren" icon={mountainsIcon} />
      <ChipLink href="/de/reisesuche?activity=rad" label="Radreisen" icon={bicycleIcon} />
      <ChipLink href="/de/reisesuche?activity=schneeschuh" label="Schneeschuhwandern" icon={snowflakeIcon} />
    </Cluster>
  ),
};
export const LongWords: Story = {
  args: { label: longWord, icon: mountainsIcon },
  render: (args) => (
    <Narrow>
      <ChipLink {...args} />
    </Narrow>
  ),
};
