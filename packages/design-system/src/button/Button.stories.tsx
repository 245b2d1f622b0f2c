import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Narrow } from "../fixtures/Narrow";
import { longWord } from "../fixtures/words";
import { arrowRightIcon, calendarCheckIcon, trashIcon } from "../icon/icons";
import { Cluster } from "../layout/Cluster";
import { Stack } from "../layout/Stack";
import { styled } from "../theme";
import { Button } from "./Button";

const Deep = styled("div", { padding: "$3", borderRadius: "$lg", backgroundColor: "$primaryDeep" });

const meta = {
  title: "Components/Button",
  component: Button,
  args: { children: "Termine ansehen", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: "secondary", children: "Merken" } };
export const Quiet: Story = { args: { variant: "quiet", children: "Abbrechen" } };
export const Danger: Story = { args: { variant: "danger", icon: trashIcon, children: "Konto löschen" } };

/** On bands that stay dark in both themes. */
export const Inverse: Story = {
  args: { variant: "inverse", children: "Anmelden" },
  render: (args) => (
    <Deep>
      <Button {...args} />
    </Deep>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="3">
      {(["primary", "secondary", "quiet", "danger"] as const).map((variant) => (
        <Cluster key={variant}>
          {(["sm", "md", "lg"] as const).map((size) => (
            <Button key={size} {...args} variant={variant} size={size} />
          ))}
        </Cluster>
      ))}
    </Stack>
  ),
};

export const WithIcons: Story = {
  render: (args) => (
    <Cluster>
      <Button {...args} icon={calendarCheckIcon} />
      <Button {...args} variant="secondary" iconEnd={arrowRightIcon} />
    </Cluster>
  ),
};

export const FullWidth: Story = { args: { width: "full" } };

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button")).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true, children: "Ausgebucht" } };

/** Keeps the focus and takes no further press. */
export const Busy: Story = {
  args: { busy: true, children: "Wird gesendet …" },
};

export const LongWords: Story = {
  args: { children: longWord, icon: calendarCheckIcon },
  render: (args) => (
    <Narrow>
      <Button {...args} />
    </Narrow>
  ),
};
