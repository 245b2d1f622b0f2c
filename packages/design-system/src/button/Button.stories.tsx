import type { Meta, StoryObj } from "@storybook/react-vite";
import { arrowRightIcon, calendarCheckIcon, heartIcon, trashIcon } from "../icon/icons";
import { Cluster } from "../layout/Cluster";
import { Stack } from "../layout/Stack";
import { Button } from "./Button";
import { ButtonLink } from "./ButtonLink";
import { IconButton } from "./IconButton";

const meta = {
  title: "Components/Button",
  component: Button,
  args: { children: "Termine ansehen" },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { icon: calendarCheckIcon } };

export const Variants: Story = {
  render: () => (
    <Stack gap="3">
      {(["lg", "md", "sm"] as const).map((size) => (
        <Cluster key={size}>
          <Button size={size}>Reise anfragen</Button>
          <Button size={size} variant="secondary">
            Merken
          </Button>
          <Button size={size} variant="quiet">
            Abbrechen
          </Button>
          <Button size={size} variant="danger" icon={trashIcon}>
            Löschen
          </Button>
          <IconButton icon={heartIcon} label="Reise merken" />
        </Cluster>
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Cluster>
      <Button disabled>Ausgebucht</Button>
      <Button busy>Wird gesendet …</Button>
      <ButtonLink href="/de/reisesuche" iconEnd={arrowRightIcon}>
        Alle Reisen
      </ButtonLink>
    </Cluster>
  ),
};
