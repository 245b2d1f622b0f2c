import type { Meta, StoryObj } from "@storybook/react-vite";
import { Narrow } from "../fixtures/Narrow";
import { longWord } from "../fixtures/words";
import { checkIcon, mountainsIcon, usersThreeIcon } from "../icon/icons";
import { Cluster } from "../layout/Cluster";
import { Badge } from "./Badge";

const meta = {
  title: "Components/Badge",
  component: Badge,
  args: { children: "8 Tage" },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Tones: Story = {
  render: () => (
    <Cluster gap="1">
      <Badge>8 Tage</Badge>
      <Badge tone="primary" icon={mountainsIcon}>
        Hüttentour
      </Badge>
      <Badge tone="success" icon={checkIcon}>
        findet sicher statt
      </Badge>
      <Badge tone="warning" icon={usersThreeIcon}>
        2 Plätze frei
      </Badge>
      <Badge tone="danger">Ausgebucht</Badge>
      <Badge tone="info">Neu im Programm</Badge>
    </Cluster>
  ),
};
export const LongWords: Story = {
  args: { children: longWord, icon: mountainsIcon },
  render: (args) => (
    <Narrow>
      <Badge {...args} />
    </Narrow>
  ),
};
