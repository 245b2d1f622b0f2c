import type { Meta, StoryObj } from "@storybook/react-vite";
import { logoFixtures } from "../fixtures/picture";
import { NewsletterForm } from "../newsletter-form/NewsletterForm";
import { Footer } from "./Footer";

const meta = {
  title: "Page parts/Footer",
  component: Footer,
  parameters: { layout: "fullscreen" },
  args: {
    name: "Gratweg",
    claim: "Geführte Wander- und Naturreisen von Veranstaltern, die wir kennen.",
    ...logoFixtures,
    links: [
      { href: "/de/support", label: "Hilfe" },
      { href: "/de#ueber-uns", label: "Über uns" },
      { href: "/de/top", label: "Die schönsten Wanderungen" },
      { href: "/de/impressum", label: "Impressum" },
      { href: "/de/datenschutz", label: "Datenschutz" },
      { href: "/de/agb", label: "Reisebedingungen" },
      { href: "/de/barrierefreiheit", label: "Barrierefreiheit" },
      { href: "/de/vertrag-kuendigen", label: "Verträge hier kündigen" },
      { href: "/de/vertrag-widerrufen", label: "Vertrag widerrufen" },
    ],
    email: "hilfe@gratweg.example",
    phone: { href: "tel:+493012345678", label: "030 1234 5678" },
    onPrivacySettings: () => undefined,
    imprintLine:
      "© 2026 Gratweg. Veranstalter der Reisen sind die jeweils genannten Unternehmen; Gratweg vermittelt.",
    newsletter: (
      <NewsletterForm
        action="/api/newsletter"
        title="Einmal im Monat: neue Wege"
        text="Tourenideen und freie Termine, bevor sie vergeben sind."
        note="Abmelden können Sie sich jederzeit mit einem Klick."
        value=""
        onValueChange={() => undefined}
        onSubmit={() => undefined}
      />
    ),
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
