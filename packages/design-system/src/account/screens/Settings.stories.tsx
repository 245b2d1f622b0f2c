import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../../button/Button";
import { ButtonLink } from "../../button/ButtonLink";
import { TextField } from "../../field/TextField";
import { FormLayout } from "../../form/form-layout/FormLayout";
import { PasswordField } from "../../form/password-field/PasswordField";
import { passwordStrength } from "../../form/password-field/passwordStrength";
import { Switch } from "../../form/switch/Switch";
import { Grid } from "../../layout/Grid";
import { Link } from "../../link/Link";
import { SubscriptionState } from "../../membership/subscription-state/SubscriptionState";
import { Notice } from "../../notice/Notice";
import { Section } from "../../section/Section";
import { ConfirmDialog } from "../confirm-dialog/ConfirmDialog";
import { DangerZone } from "../danger-zone/DangerZone";
import { PortalFrame } from "../fixtures/PortalFrame";
import { SettingsSection } from "../settings-section/SettingsSection";

function Profile({ unconfirmed }: { unconfirmed: boolean }) {
  const [saveState, setSaveState] = useState<"idle" | "saved">("idle");
  return (
    <SettingsSection
      title="Profil"
      description="Name und Telefonnummer stehen später in Ihrer Buchung."
      saveState={saveState}
    >
      <FormLayout
        actionsLayout="row"
        onSubmit={() => setSaveState("saved")}
        actions={<Button type="submit">Profil speichern</Button>}
        notice={
          unconfirmed && (
            <Notice variant="warning" live="none" title="Bitte bestätigen Sie Ihre E-Mail-Adresse">
              Solange sehen wir nicht, welche Buchungen Ihre sind.{" "}
              <Link href="#mail" variant="quiet">
                E-Mail noch einmal senden
              </Link>
            </Notice>
          )
        }
      >
        <Grid columns="2" gap="2">
          <TextField label="Vorname" autoComplete="given-name" defaultValue="Annegret" />
          <TextField label="Nachname" autoComplete="family-name" defaultValue="Mustermann" />
        </Grid>
        <TextField
          label="E-Mail-Adresse"
          type="email"
          autoComplete="email"
          readOnly
          value="annegret@postfach.example"
          hint="Damit melden Sie sich an."
        />
        <TextField label="Telefon" type="tel" autoComplete="tel" optional />
      </FormLayout>
    </SettingsSection>
  );
}

function Password() {
  const [password, setPassword] = useState("");
  return (
    <SettingsSection title="Passwort" description="Danach sind Sie auf allen anderen Geräten abgemeldet.">
      <FormLayout actionsLayout="row" actions={<Button type="submit">Passwort ändern</Button>}>
        <PasswordField label="Bisheriges Passwort" autoComplete="current-password" />
        <PasswordField
          label="Neues Passwort"
          autoComplete="new-password"
          value={password}
          onValueChange={setPassword}
          strength={passwordStrength(password)}
        />
      </FormLayout>
    </SettingsSection>
  );
}

function Choices() {
  const [newsletter, setNewsletter] = useState(true);
  const [shared, setShared] = useState(false);
  return (
    <SettingsSection title="Newsletter und dieser Computer" saveState="saved">
      <Switch
        checked={newsletter}
        onCheckedChange={setNewsletter}
        label="Newsletter"
        hint="Neue Touren und Geschichten, höchstens zweimal im Monat."
      />
      <Switch
        checked={shared}
        onCheckedChange={setShared}
        label="Öffentlicher oder geteilter Computer"
        hint="Sie werden abgemeldet, sobald Sie die Seite verlassen."
      />
    </SettingsSection>
  );
}

function Deletion() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DangerZone
        title="Konto löschen"
        description="Das lässt sich nicht rückgängig machen."
        consequences={[
          "Ihr Profil und Ihre Merkliste werden gelöscht.",
          "Gebuchte Reisen bleiben gebucht. Die Rechnungen müssen wir zehn Jahre aufbewahren.",
          "Eine laufende Mitgliedschaft kündigen Sie bitte vorher.",
        ]}
        actions={
          <Button variant="danger" onClick={() => setOpen(true)}>
            Konto löschen …
          </Button>
        }
      />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        onConfirm={() => setOpen(false)}
        title="Konto löschen?"
        typed="Konto löschen"
        confirmLabel="Endgültig löschen"
      >
        Ihr Profil und Ihre Merkliste werden sofort gelöscht. Gebuchte Reisen bleiben gebucht.
      </ConfirmDialog>
    </>
  );
}

function Settings({ unconfirmed = false }: { unconfirmed?: boolean }) {
  return (
    <PortalFrame>
      <Section title="Einstellungen" headingLevel={1}>
        <div>
          <Profile unconfirmed={unconfirmed} />
          <Password />
          <SettingsSection title="Mitgliedschaft" description="Vertrag, Zahlung, Kündigung und Widerruf.">
            <SubscriptionState
              headingLevel={3}
              title="Gratweg Plus"
              subscription={{
                state: "active",
                renewsOn: "2027-11-20",
                amountCents: 3900,
                since: "2026-11-21",
                method: "Visa, endet auf 4242",
              }}
              withdrawableUntil="2026-12-05"
              withdrawAction={<Link href="/de/vertrag-widerrufen">Vertrag widerrufen</Link>}
              actions={
                <>
                  <Button variant="secondary">Zahlungsmittel ändern</Button>
                  <ButtonLink href="/de/vertrag-kuendigen" variant="quiet">
                    Vertrag kündigen
                  </ButtonLink>
                </>
              }
            />
          </SettingsSection>
          <Choices />
          <SettingsSection title="Ihre Daten" description="Alles, was wir über Sie gespeichert haben.">
            <div>
              <ButtonLink href="/api/account/export" variant="secondary" download="gratweg-daten.json">
                Daten herunterladen
              </ButtonLink>
            </div>
          </SettingsSection>
          <Deletion />
        </div>
      </Section>
    </PortalFrame>
  );
}

const meta = {
  title: "Account and membership/Screens/Settings",
  component: Settings,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Settings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Profil speichern" }));
    await expect(canvas.getByRole("region", { name: "Profil" })).toHaveTextContent("Gespeichert");
  },
};
export const EmailNotConfirmed: Story = { args: { unconfirmed: true } };
export const OnASmallPhone: Story = { globals: { viewport: { value: "least", isRotated: false } } };
export const InTheDark: Story = { globals: { theme: "dark" } };
