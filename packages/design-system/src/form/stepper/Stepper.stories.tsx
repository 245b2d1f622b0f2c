import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { sampleSteps } from "../../booking/fixtures/booking";
import { Stepper } from "./Stepper";

const meta = {
  title: "Navigation/Stepper",
  component: Stepper,
  args: { steps: sampleSteps, current: "wuensche", onSelect: fn() },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { current: "termin" } };
/** Someone went back: later steps stay within reach. */
export const WentBack: Story = { args: { current: "reisende", done: ["termin", "wuensche", "kontakt"] } };
export const LongWords: Story = {
  args: {
    steps: [
      { id: "a", label: "Reiseterminauswahl" },
      { id: "b", label: "Reiseteilnehmerangaben" },
      { id: "c", label: "Zimmer- und Versicherungswünsche" },
      { id: "d", label: "Kontaktdatenerfassung" },
      { id: "e", label: "Zusammenfassung und Buchung" },
    ],
    current: "c",
  },
};
