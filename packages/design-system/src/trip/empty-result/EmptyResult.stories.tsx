import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyResult } from "./EmptyResult";

const meta = {
  title: "Trip/EmptyResult",
  component: EmptyResult,
  args: {
    query: "Huete",
    suggestion: { label: "Hütte", href: "/de/reisesuche?q=H%C3%BCtte" },
    onFiltersClear: () => undefined,
    ways: [
      { label: "Hüttentouren", href: "/de/reisesuche?activity=huettentour" },
      { label: "Alle Reisen", href: "/de/reisesuche" },
    ],
  },
} satisfies Meta<typeof EmptyResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FiltersOnly: Story = { args: { query: undefined, suggestion: undefined } };
export const LongQuery: Story = {
  args: { query: "Donaudampfschifffahrtsgesellschaft".repeat(3), suggestion: undefined, ways: [] },
};
export const WithHelp: Story = {
  args: {
    query: "Xylophon in Tirol unter 300 €",
    suggestion: undefined,
    parts: [
      { label: "Tirol", href: "/de/reisesuche?place=tirol", count: 3 },
      { label: "bis 300 €", href: "/de/reisesuche?maxPrice=300", count: 1 },
    ],
    elsewhere: [
      { label: "13 Reisen auf Gratweg Rad", href: "https://radreisen.gratweg.example/de/reisesuche" },
    ],
    phone: { label: "030 0000 0000", href: "tel:+493000000000" },
  },
};
