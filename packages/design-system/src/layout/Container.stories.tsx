import type { Meta, StoryObj } from "@storybook/react-vite";
import { Box } from "../fixtures/Box";
import { Stack } from "./Stack";
import { Container } from "./Container";

const meta = {
  title: "Components/Container",
  component: Container,
  parameters: { layout: "fullscreen" },
  args: { children: <Box>Der Rand wächst mit dem Fenster.</Box> },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};
export const Widths: Story = {
  render: () => (
    <Stack>
      {(["measure", "content", "wide", "full"] as const).map((width) => (
        <Container key={width} width={width}>
          <Box>{width}</Box>
        </Container>
      ))}
    </Stack>
  ),
};
