import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { styled } from "../theme";
import { ThemeToggle } from "./ThemeToggle";

const Deep = styled("div", {
  padding: "$2",
  borderRadius: "$md",
  backgroundColor: "$primaryDeep",
  color: "$onPrimaryDeep",
});

const meta = {
  title: "Components/ThemeToggle",
  component: ThemeToggle,
  args: { theme: "light", onThemeChange: () => undefined },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  render: function Light(args) {
    const [theme, setTheme] = useState(args.theme);
    return <ThemeToggle {...args} theme={theme} onThemeChange={setTheme} />;
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    const before = button.getAttribute("aria-label");
    await userEvent.click(button);
    await expect(button.getAttribute("aria-label")).not.toBe(before);
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-label", before);
  },
};
export const Dark: Story = { args: { theme: "dark" } };
export const OnADarkBand: Story = {
  args: { tone: "deep" },
  render: (args) => (
    <Deep>
      <ThemeToggle {...args} />
    </Deep>
  ),
};
