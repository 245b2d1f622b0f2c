import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Container } from "../layout/Container";
import { Link } from "../link/Link";
import { Text } from "../text/Text";
import { SkipLink } from "./SkipLink";

const meta = {
  title: "Navigation/SkipLink",
  component: SkipLink,
  parameters: { layout: "fullscreen" },
  args: { target: "inhalt" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Container as="header">
        <Link href="/de" variant="standalone">
          Start
        </Link>
      </Container>
      <Container as="main" id="inhalt" tabIndex={-1}>
        <Text>Mit der Tabulatortaste erscheint oben links der Weg zum Inhalt.</Text>
      </Container>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Zum Inhalt springen" });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).toBe("none");
  },
};
