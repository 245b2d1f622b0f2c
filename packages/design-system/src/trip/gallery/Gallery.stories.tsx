import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePicture } from "../fixtures/trips";
import { Gallery } from "./Gallery";

const pictures = [
  "Gletscherreste über dunklem Gneis",
  "Ein Stausee tief unter dem Weg",
  "Eine Steinhütte am Abend",
].map((alt, index) => samplePicture(index, alt));

const meta = { title: "Trip/Gallery", component: Gallery, args: { pictures } } satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Two: Story = { args: { pictures: pictures.slice(0, 2) } };
export const One: Story = { args: { pictures: pictures.slice(0, 1) } };
export const LargeView: Story = {
  play: async ({ canvasElement }) => {
    canvasElement.querySelector("button")?.click();
    await Promise.resolve();
  },
};
