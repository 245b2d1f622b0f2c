import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Container } from "../layout/Container";
import { Stack } from "../layout/Stack";
import { Text } from "../text/Text";
import { ConsentBanner } from "./ConsentBanner";

function Page() {
  return (
    <Container as="main">
      <Stack gap="3">
        {Array.from({ length: 30 }, (_, index) => (
          <Text key={index}>
            Absatz {index + 1}: Der Weg folgt dem Grat. <a href={`#absatz-${String(index)}`}>Weiterlesen</a>
          </Text>
        ))}
      </Stack>
    </Container>
  );
}

const meta = {
  title: "Page parts/ConsentBanner",
  component: ConsentBanner,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "30rem" } } },
  args: {
    kinds: ["analytics", "videoConsultation", "reviews"],
    privacyHref: "/de/datenschutz",
    onAllowAll: fn(),
    onRejectAll: fn(),
    onChoose: fn(),
  },
  render: (args) => (
    <>
      <ConsentBanner {...args} />
      <Page />
    </>
  ),
} satisfies Meta<typeof ConsentBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No link lies under the banner (WCAG 2.2, 2.4.11): the page begins below it. */
export const ThreePurposes: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole("region", { name: "Was dürfen wir laden?" });
    await expect(document.body).toHaveFocus();
    const links = within(canvas.getByRole("main")).getAllByRole("link");
    for (const link of links) {
      link.focus();
      await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        region.getBoundingClientRect().bottom,
      );
    }
    await userEvent.click(canvas.getByRole("button", { name: "Alles ablehnen" }));
    await expect(args.onRejectAll).toHaveBeenCalledOnce();
  },
};

export const OnePurpose: Story = { args: { kinds: ["videoConsultation"] } };
export const OnASmallPhone: Story = { globals: { viewport: { value: "least", isRotated: false } } };
