import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cluster } from "../../layout/Cluster";
import { AccountStateBadge, RoleBadge } from "./RoleBadge";

const meta = {
  title: "Account and membership/RoleBadge",
  component: RoleBadge,
  subcomponents: { AccountStateBadge },
  args: { userRole: "authenticated" },
} satisfies Meta<typeof RoleBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  render: () => (
    <Cluster gap="1">
      <RoleBadge userRole="authenticated" />
      <RoleBadge userRole="member" />
      <RoleBadge userRole="manager" />
    </Cluster>
  ),
};
export const AccountStates: Story = {
  render: () => (
    <Cluster gap="1">
      <AccountStateBadge state="invited" />
      <AccountStateBadge state="unconfirmed" />
      <AccountStateBadge state="blocked" />
    </Cluster>
  ),
};
