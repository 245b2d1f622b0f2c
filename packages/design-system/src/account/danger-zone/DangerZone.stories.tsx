import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../button/Button";
import { DangerZone } from "./DangerZone";

const meta = {
  title: "Account and membership/DangerZone",
  component: DangerZone,
  args: {
    title: "Konto löschen",
    description: "Das lässt sich nicht rückgängig machen.",
    consequences: [
      "Ihr Profil und Ihre Merkliste werden gelöscht.",
      "Gebuchte Reisen bleiben gebucht. Die Rechnungen müssen wir zehn Jahre aufbewahren.",
      "Eine laufende Mitgliedschaft kündigen Sie bitte vorher.",
    ],
    actions: (
      <>
        <Button variant="danger">Konto löschen</Button>
        <Button variant="quiet">Vorher alles herunterladen</Button>
      </>
    ),
  },
} satisfies Meta<typeof DangerZone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
