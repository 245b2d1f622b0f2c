import type { Meta, StoryObj } from "@storybook/react-vite";
import { Narrow } from "../../fixtures/Narrow";
import { longName } from "../../fixtures/words";
import { Link } from "../../link/Link";
import { SectionHeader } from "./SectionHeader";

const meta = {
  title: "Trip/SectionHeader",
  component: SectionHeader,
  args: {
    kicker: "Wandern",
    title: "Beliebte Reisen",
    intro: "Drei Touren, die wir selbst gegangen sind.",
  },
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAnAction: Story = {
  args: {
    action: (
      <Link href="/de/reisesuche" variant="standalone">
        Alle Reisen
      </Link>
    ),
  },
};
export const TitleOnly: Story = { args: { kicker: undefined, intro: undefined } };
export const LongWords: Story = {
  args: { kicker: longName, title: longName, intro: longName },
  render: (args) => (
    <Narrow>
      <SectionHeader {...args} />
    </Narrow>
  ),
};
