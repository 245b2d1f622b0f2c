import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { googleLogoIcon, keyIcon } from "../../icon/icons";
import { SocialButton } from "./SocialButton";

const meta = {
  title: "Account and membership/SocialButton",
  component: SocialButton,
  args: { children: "Mit Demo anmelden", icon: keyIcon, href: "/connect/demo" },
} satisfies Meta<typeof SocialButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Google: Story = { args: { children: "Mit Google anmelden", icon: googleLogoIcon } };
export const LastUsed: Story = { args: { lastUsed: true } };
export const Busy: Story = { args: { busy: true, onClick: fn() } };
