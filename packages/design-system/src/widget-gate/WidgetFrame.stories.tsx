import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { expect, within } from "storybook/test";
import { Container } from "../layout/Container";
import { WidgetFrame, type WidgetFrameProps } from "./WidgetFrame";

const meta = {
  title: "Page parts/WidgetFrame",
  component: WidgetFrame,
  parameters: { layout: "fullscreen" },
  args: {
    kind: "videoConsultation",
    status: "gated",
    provider: { name: "Terminwerk", href: "https://terminwerk.example/privacy" },
    headingLevel: 2,
    onLoad: () => undefined,
    onRetry: () => undefined,
    contact: { phone: { href: "tel:+493012345678", label: "030 1234 5678" }, email: "hilfe@gratweg.example" },
  },
} satisfies Meta<typeof WidgetFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Section 9: 700 px high, at least 320 px wide. */
const measure: Story["play"] = async ({ canvasElement }) => {
  const frame = within(canvasElement).getByRole("group", { name: "Videoberatung" });
  await expect(frame.offsetHeight).toBeGreaterThanOrEqual(700);
  await expect(frame.offsetWidth).toBeGreaterThanOrEqual(320);
};

export const Gated: Story = { play: measure };
export const GatedOnASmallPhone: Story = {
  globals: { viewport: { value: "least", isRotated: false } },
  play: measure,
};
export const Loading: Story = { args: { status: "loading" }, play: measure };
export const Failed: Story = { args: { status: "failed" }, play: measure };

function Filled(props: WidgetFrameProps) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const part = document.createElement("div");
    part.textContent = "Hier steht, was der Anbieter zeigt.";
    slot.current?.replaceChildren(part);
  }, []);
  return <WidgetFrame {...props} ref={slot} />;
}

export const Showing: Story = {
  args: { status: "showing" },
  render: (args) => <Filled {...args} />,
  play: measure,
};

export const ReviewsGated: Story = {
  args: { kind: "reviews", contact: undefined },
  render: (args) => (
    <Container>
      <WidgetFrame {...args} />
    </Container>
  ),
};
