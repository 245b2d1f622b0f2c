import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button";
import { TextField } from "../field/TextField";
import { logoFixtures } from "../fixtures/picture";
import { Grid, GridItem } from "../layout/Grid";
import { Stack } from "../layout/Stack";
import { Heading } from "../text/Heading";
import { Text } from "../text/Text";
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
      <Grid gap="3">
        <GridItem span="6">
          <Stack gap="1">
            <Heading level={2}>Einmal im Monat: neue Wege.</Heading>
            <Text tone="inherit">
              Tourenideen und freie Termine. Abmelden können Sie sich mit einem Klick.
            </Text>
          </Stack>
        </GridItem>
        <GridItem span="6">
          <Stack as="form" align="start">
            <TextField
              label="Ihre E-Mail-Adresse"
              labelDisplay="hidden"
              type="email"
              placeholder="Ihre E-Mail-Adresse"
            />
            <Button variant="inverse">Anmelden</Button>
          </Stack>
        </GridItem>
      </Grid>
    ),
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
