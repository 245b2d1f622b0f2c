import type { Meta, StoryObj } from "@storybook/react-vite";
import { Chip, ChipLink } from "../chip/Chip";
import { checkIcon, mountainsIcon, usersThreeIcon } from "../icon/icons";
import { Cluster } from "../layout/Cluster";
import { Stack } from "../layout/Stack";
import { Badge } from "./Badge";

const meta = {
  title: "Components/Badge and chip",
  component: Badge,
  args: { children: "8 Tage" },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Stack>
      <Cluster gap="1">
        <Badge>8 Tage</Badge>
        <Badge tone="primary" icon={mountainsIcon}>
          Hüttentour
        </Badge>
        <Badge tone="success" icon={checkIcon}>
          Durchführung gesichert
        </Badge>
        <Badge tone="warning" icon={usersThreeIcon}>
          2 Plätze frei
        </Badge>
        <Badge tone="danger">Ausgebucht</Badge>
        <Badge tone="info">Neu im Programm</Badge>
      </Cluster>
      <Cluster gap="1">
        <Chip label="Österreich" onRemove={() => undefined} />
        <Chip label="Juni bis August" onRemove={() => undefined} />
        <ChipLink href="/de/reisesuche?activity=huettentour" label="Hüttentouren" icon={mountainsIcon} />
      </Cluster>
    </Stack>
  ),
};
