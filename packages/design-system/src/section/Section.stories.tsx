import type { Meta, StoryObj } from "@storybook/react-vite";
import { landscapePicture } from "../fixtures/picture";
import { longName } from "../fixtures/words";
import { arrowRightIcon } from "../icon/icons";
import { Icon } from "../icon/Icon";
import { Grid } from "../layout/Grid";
import { Link } from "../link/Link";
import { Picture } from "../picture/Picture";
import { Section } from "./Section";

const meta = {
  title: "Page parts/Section",
  component: Section,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Jetzt die Höhe, bald der Norden",
    intro: "Reisen der nächsten Wochen, bei denen noch Plätze frei sind.",
    action: (
      <Link href="/de/reisesuche" variant="standalone">
        Alle Reisen
        <Icon icon={arrowRightIcon} />
      </Link>
    ),
    children: (
      <Grid columns="3">
        {[1, 2, 3].map((key) => (
          <Picture key={key} {...landscapePicture} corners="round" />
        ))}
      </Grid>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OnASurface: Story = { args: { tone: "surface" } };
export const Sunken: Story = { args: { tone: "sunken" } };
export const WithContours: Story = { args: { tone: "surface", ornament: "contours" } };
export const TitleOnly: Story = { args: { intro: undefined, action: undefined } };
export const Untitled: Story = { args: { title: undefined, intro: undefined, action: undefined } };
export const LongWords: Story = { args: { title: longName, intro: `${longName} `.repeat(3) } };
