import type { Meta, StoryObj } from "@storybook/react-vite";
import { Narrow } from "../fixtures/Narrow";
import { longName } from "../fixtures/words";
import { Stack } from "../layout/Stack";
import { Link } from "../link/Link";
import { Heading } from "./Heading";
import { Text } from "./Text";

const meta = {
  title: "Components/Text",
  component: Text,
  args: {
    children:
      "Am dritten Tag öffnet sich hinter der Memminger Hütte das Zammer Loch, und mit ihm der tiefste Abstieg der Woche.",
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {(["lg", "md", "sm", "xs"] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: (args) => (
    <Stack>
      {(["default", "muted", "primary", "danger"] as const).map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
export const Weights: Story = {
  render: (args) => (
    <Stack>
      {(["regular", "medium", "semibold"] as const).map((weight) => (
        <Text key={weight} {...args} weight={weight} />
      ))}
    </Stack>
  ),
};
/** 60 to 75 characters in a line. */
export const Measure: Story = { args: { width: "measure", size: "lg" } };
/** Figures of equal width, for columns of numbers. */
export const Tabular: Story = {
  render: () => (
    <Stack gap="0">
      {["1.111,10 €", "1.989,00 €", "  840,50 €"].map((price) => (
        <Text key={price} numeric="tabular">
          {price}
        </Text>
      ))}
    </Stack>
  ),
};
export const LongWords: Story = {
  args: { children: `Nach ${longName} vom 1. Januar` },
  render: (args) => (
    <Narrow>
      <Text {...args} />
    </Narrow>
  ),
};
export const Article: Story = {
  render: () => (
    <Stack gap="3">
      <Heading level={1} size="display">
        Über den Grat nach Süden
      </Heading>
      <Text size="lg" tone="muted" width="measure">
        Sieben Tage von Oberstdorf nach Meran: der Fernwanderweg E5 mit Bergführerin, Hütten und einem letzten
        langen Abstieg in den Süden.
      </Text>
      <Heading level={2}>Was Sie erwartet</Heading>
      <Text width="measure">
        Am dritten Tag öffnet sich hinter der Memminger Hütte das Zammer Loch, und mit ihm der tiefste Abstieg
        der Woche. Wer ihn gegangen ist, kennt seine Knie. Mehr dazu in unserem{" "}
        <Link href="/de/magazin">Magazin</Link>.
      </Text>
      <Heading level={3}>Die dritte Etappe</Heading>
      <Text size="sm" tone="muted" numeric="tabular">
        16,4 km · 840 m Aufstieg · 1.910 m Abstieg
      </Text>
    </Stack>
  ),
};
