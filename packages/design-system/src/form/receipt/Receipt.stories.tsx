import type { Meta, StoryObj } from "@storybook/react-vite";
import { Receipt } from "./Receipt";

const meta = {
  title: "Data/Receipt",
  component: Receipt,
  args: {
    title: "Ihre Kündigung ist eingegangen",
    lead: "Eine Bestätigung ist an anna@post.example unterwegs. Bitte bewahren Sie diesen Beleg auf.",
    number: "K-7F3M-92QX",
    rows: [
      { label: "Eingegangen", value: "21. November 2026, 19:04:12 Uhr" },
      { label: "Name", value: "Anna Ott" },
      { label: "Vertrag", value: "Mitgliedschaft" },
      { label: "Art der Kündigung", value: "außerordentliche Kündigung" },
      { label: "Grund", value: "Die Leistung fiel aus.\nZweimal hintereinander." },
      { label: "Ende des Vertrags", value: "zum nächstmöglichen Zeitpunkt" },
      { label: "E-Mail", value: "anna@post.example" },
    ],
  },
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const ToPrintAndSave: Story = {
  args: { onPrint: () => undefined, saveHref: "data:text/plain,Beleg", saveName: "beleg.txt" },
};

export const LongWords: Story = {
  args: {
    rows: [
      {
        label: "Vertrag",
        value: "Mehrtageswanderungsreiserücktrittsversicherungsmitgliedschaft-2026-Sonderkonditionen",
      },
      { label: "E-Mail", value: "anna.maximiliane.von.und.zu.hinterzarten@lange-domain.beispiel.example" },
    ],
  },
};
