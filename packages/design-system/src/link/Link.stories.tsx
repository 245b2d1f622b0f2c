import type { Meta, StoryObj } from "@storybook/react-vite";
import { Narrow } from "../fixtures/Narrow";
import { longName } from "../fixtures/words";
import { Icon } from "../icon/Icon";
import { arrowRightIcon } from "../icon/icons";
import { Text } from "../text/Text";
import { Link } from "./Link";

const meta = {
  title: "Components/Link",
  component: Link,
  args: { href: "/de/magazin/huetten", children: "Wie man auf Hütten schläft" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <Text width="measure">
      Die Nächte verbringen Sie im Lager oder im Zimmer. <Link {...args} />, haben wir aufgeschrieben.
    </Text>
  ),
};
/** A target of its own, 44 px high. */
export const Standalone: Story = {
  args: {
    variant: "standalone",
    children: (
      <>
        Alle Reisen <Icon icon={arrowRightIcon} />
      </>
    ),
  },
};
/** In the colour of the text around it. */
export const Quiet: Story = { args: { variant: "quiet", children: "Datenschutz" } };
export const ToAnotherSite: Story = {
  args: { href: "https://alpenverein.example", children: "Alpenverein (andere Website)" },
};
export const LongWords: Story = {
  args: { children: longName },
  render: (args) => (
    <Narrow>
      <Text>
        Siehe <Link {...args} />.
      </Text>
    </Narrow>
  ),
};
