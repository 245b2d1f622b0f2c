import type { Meta, StoryObj } from "@storybook/react-vite";
import { Narrow } from "../fixtures/Narrow";
import { longName } from "../fixtures/words";
import { Stack } from "../layout/Stack";
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
