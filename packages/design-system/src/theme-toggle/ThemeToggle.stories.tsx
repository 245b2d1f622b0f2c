import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
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
