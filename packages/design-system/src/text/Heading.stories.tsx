import type { Meta, StoryObj } from "@storybook/react-vite";
import { Narrow } from "../fixtures/Narrow";
import { longName } from "../fixtures/words";
import { Stack } from "../layout/Stack";
import { Heading } from "./Heading";

const meta = {
  title: "Components/Heading",
  component: Heading,
  args: { level: 2, children: "Über den Grat nach Süden" },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The level follows the outline, the size the design. */
export const Sizes: Story = {
  render: (args) => (
    <Stack gap="2">
      {(["display", "h1", "h2", "h3", "h4"] as const).map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};
export const Primary: Story = { args: { tone: "primary" } };
/** Breaks anywhere rather than out of its place. A soft hyphen says where it should. */
export const LongWords: Story = {
  args: { size: "h1", children: longName },
  render: (args) => (
    <Narrow>
      <Stack>
        <Heading {...args} />
        <Heading {...args}>Reise&shy;rücktritts&shy;kosten&shy;versicherung</Heading>
      </Stack>
    </Narrow>
  ),
};
