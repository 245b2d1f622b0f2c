import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack";
import { DifficultyScale } from "./DifficultyScale";

const meta = {
  title: "Trip/DifficultyScale",
  component: DifficultyScale,
  args: { grade: 3 },
  argTypes: { grade: { control: { type: "range", min: 1, max: 5, step: 1 } } },
} satisfies Meta<typeof DifficultyScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InWords: Story = {};
/** Where the words stand elsewhere; screen readers still hear them. */
export const MarksOnly: Story = { args: { variant: "marks" } };
export const Grades: Story = {
  render: (args) => (
    <Stack gap="1">
      {[1, 2, 3, 4, 5].map((grade) => (
        <DifficultyScale key={grade} {...args} grade={grade} />
      ))}
    </Stack>
  ),
};
export const Technique: Story = { args: { kind: "technique", grade: 5 } };
export const Fitness: Story = { args: { kind: "fitness", grade: 2 } };
