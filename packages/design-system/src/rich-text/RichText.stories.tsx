import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePicture } from "../trip/fixtures/trips";
import { RichText } from "./RichText";
import { sampleBlocks } from "./sampleBlocks";

const meta = {
  title: "Page parts/RichText",
  component: RichText,
  args: { content: sampleBlocks, resolveImage: () => samplePicture(0, "").src },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {};
export const LongWords: Story = {
  args: {
    content: [
      {
        type: "heading",
        level: 1,
        children: [{ type: "text", text: "Donaudampfschifffahrtsgesellschaftskapitän" }],
      },
      { type: "paragraph", children: [{ type: "text", text: "https://gratweg.example/".repeat(9) }] },
      { type: "code", children: [{ type: "text", text: "eine sehr lange Zeile ".repeat(20) }] },
    ],
  },
};
