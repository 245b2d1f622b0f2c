import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { Section } from "../../section/Section";
import { Heading } from "../../text/Heading";
import { Text } from "../../text/Text";
import { sampleDepartures } from "../fixtures/departures";
import { PriceBox } from "../price-box/PriceBox";
import { SectionNav } from "../section-nav/SectionNav";
import { TripLayout } from "./TripLayout";

const sections = ["Weg", "Tage", "Termine", "Leistungen"].map((label) => ({
  id: label.toLowerCase(),
  label,
}));

const meta = {
  title: "Trip/TripLayout",
  component: TripLayout,
  subcomponents: { SectionNav },
  parameters: { layout: "fullscreen" },
  args: {
    head: <Heading level={1}>Berliner Höhenweg</Heading>,
    side: <PriceBox departures={sampleDepartures} href="#termine" />,
    children: (
      <>
        <SectionNav sections={sections} />
        {sections.map(({ id, label }) => (
          <Section key={id} id={id} title={label} width="parent" space="part">
            <Text>{"Der Steig führt über Almwiesen zur Hütte. ".repeat(40)}</Text>
          </Section>
        ))}
      </>
    ),
  },
} satisfies Meta<typeof TripLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MarksWhereOneIs: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole("navigation", { name: "Abschnitte dieser Seite" });
    canvasElement.querySelector("#termine")?.scrollIntoView({ behavior: "instant" });
    await waitFor(() => expect(nav.querySelector("[aria-current='location']")).toHaveTextContent("Termine"));
    await expect(nav.getBoundingClientRect().top).toBe(0);
  },
};
