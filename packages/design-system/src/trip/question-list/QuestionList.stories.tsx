import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Narrow } from "../../fixtures/Narrow";
import { longName } from "../../fixtures/words";
import { QuestionList } from "./QuestionList";

const meta = {
  title: "Trip/QuestionList",
  component: QuestionList,
  args: {
    headingLevel: 2,
    questions: [
      { question: "Wie schwer darf der Rucksack sein?", answer: "Höchstens 10 kg." },
      { question: "Gibt es unterwegs Empfang?", answer: "Auf den Hütten meist, in den Karen selten." },
    ],
  },
} satisfies Meta<typeof QuestionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Wie schwer darf der Rucksack sein?"));
    await expect(canvas.getByText("Höchstens 10 kg.")).toBeVisible();
  },
};
export const Empty: Story = { args: { questions: [] } };
export const LongWords: Story = {
  args: { questions: [{ question: longName, answer: longName }] },
  render: (args) => (
    <Narrow>
      <QuestionList {...args} />
    </Narrow>
  ),
};
