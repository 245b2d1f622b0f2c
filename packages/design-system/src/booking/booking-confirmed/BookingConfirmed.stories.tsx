import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { BookingConfirmed } from "./BookingConfirmed";

const meta = {
  title: "Booking/BookingConfirmed",
  component: BookingConfirmed,
  args: {
    number: 1000427,
    fullName: "Annegret Mustermann",
    email: "annegret@beispiel.example",
    steps: [
      { title: "Heute", text: "Sie erhalten die Bestätigung mit Formblatt und Kalendereintrag per E-Mail." },
      {
        title: "Bis 28. November 2026",
        text: "Sie überweisen die Anzahlung von 561,06 € an den Veranstalter.",
      },
      { title: "Etwa vier Wochen vor Beginn", text: "Der Veranstalter schickt Ihnen die Reiseunterlagen." },
    ],
    calendarHref: "/kalender/1000427.ics",
    onPrint: fn(),
  },
} satisfies Meta<typeof BookingConfirmed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
/** The page was opened later, or elsewhere: only the address is known. */
export const DetailsByMail: Story = {
  args: {
    number: undefined,
    email: undefined,
    lead: "Alle Einzelheiten haben wir Ihnen per E-Mail geschickt.",
    calendarHref: undefined,
    steps: [],
  },
};
export const LongName: Story = {
  args: { fullName: "Maximilian-Leopold Freiherr von Hohenstaufen-Mustermann" },
};
