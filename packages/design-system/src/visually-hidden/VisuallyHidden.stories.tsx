import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Icon } from "../icon/Icon";
import { starIcon } from "../icon/icons";
import { Text } from "../text/Text";
import { VisuallyHidden } from "./VisuallyHidden";

const meta = {
  title: "Components/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "von 5 Sternen, aus 128 Bewertungen" },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

/** „4,7“ for the eye, „4,7 von 5 Sternen, aus 128 Bewertungen“ for the ear. */
export const BesideANumber: StoryObj<typeof meta> = {
  render: (args) => (
    <Text>
      <Icon icon={starIcon} /> 4,7 <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const hidden = within(canvasElement).getByText(/von 5 Sternen/);
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
