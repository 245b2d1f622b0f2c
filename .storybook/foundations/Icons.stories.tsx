import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { IconSearch } from "./IconSearch";
import { Mono, Points, Sheet, Source, Topic } from "./parts";

const meta = {
  title: "Foundations/Icons",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

export const Icons: StoryObj = {
  render: () => (
    <Sheet
      title="Icons"
      lead="One family, Phosphor in its regular weight, as inline paths. Each icon is a module of its own: a page carries the icons that it shows."
    >
      <Topic title="Use">
        <Source label="Use">{`
import { Icon } from "@gratweg/design-system/primitives";
import { bootIcon } from "@gratweg/design-system/icons";

<Icon icon={bootIcon} />                       // decoration beside words
<Icon icon={bootIcon} label="Wanderschuhe" />  // stands alone and means something`}</Source>
      </Topic>
      <Topic
        title="All icons"
        note={
          <>
            Choosing one copies its import. More come from <Mono>scripts/icons.mjs</Mono>: add a name, run it.
          </>
        }
      >
        <IconSearch />
      </Topic>
      <Topic title="Rules">
        <Points
          items={[
            "An icon stands beside a word. Alone only where everybody knows it (close, menu, search), and then with a label.",
            "It has the colour and the size of the words beside it; xl only in empty states.",
            "One meaning each: the same icon never stands for two things on one page.",
          ]}
        />
      </Topic>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const shown = () => canvas.queryAllByRole("button").length;
    const all = shown();
    await userEvent.type(canvas.getByRole("textbox", { name: "Search icons" }), "calendar");
    await expect(shown()).toBeGreaterThan(1);
    await expect(shown()).toBeLessThan(all);
    await expect(canvas.getByRole("button", { name: /^calendarBlankIcon/ })).toBeVisible();
    await userEvent.clear(canvas.getByRole("textbox"));
    await expect(shown()).toBe(all);
  },
};
