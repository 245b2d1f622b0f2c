import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../../button/Button";
import { Checkbox } from "../../checkbox/Checkbox";
import { TextField } from "../../field/TextField";
import { landscapePicture } from "../../fixtures/picture";
import type { FieldIssue } from "../../form/error-summary/ErrorSummary";
import { FormLayout } from "../../form/form-layout/FormLayout";
import { PasswordField } from "../../form/password-field/PasswordField";
import { passwordStrength } from "../../form/password-field/passwordStrength";
import { keyIcon } from "../../icon/icons";
import { Grid } from "../../layout/Grid";
import { Link } from "../../link/Link";
import { Heading } from "../../text/Heading";
import { Text } from "../../text/Text";
import { AuthCard } from "../auth-card/AuthCard";
import { PortalFrame } from "../fixtures/PortalFrame";
import { SocialButton } from "../social-button/SocialButton";

const serverError: FieldIssue = {
  field: "password",
  message: "Dieses Passwort wird häufig verwendet. Bitte wählen Sie ein anderes.",
};

function Register({ refused = false, start = "" }: { refused?: boolean; start?: string }) {
  const [password, setPassword] = useState(start);
  const [errors, setErrors] = useState<FieldIssue[]>(refused ? [serverError] : []);
  const [attempt, setAttempt] = useState(0);
  const errorOf = (field: string) => errors.find((issue) => issue.field === field)?.message;
  const strength = passwordStrength(password);
  return (
    <PortalFrame>
      <AuthCard
        title="Konto anlegen"
        lead="Kostenlos. Wir senden Ihnen eine E-Mail, mit der Sie Ihre Adresse bestätigen."
        picture={landscapePicture}
        aside={
          <>
            <Heading level={2} size="h3">
              Wofür ein Konto gut ist
            </Heading>
            <ul>
              <li>Buchungen und Unterlagen jederzeit zur Hand</li>
              <li>Reisen merken, auf allen Geräten</li>
              <li>als Mitglied Wegpunkte und eigene Preise</li>
            </ul>
          </>
        }
        alternatives={
          <SocialButton icon={keyIcon} href="/connect/demo">
            Mit Demo registrieren
          </SocialButton>
        }
        footer={
          <span>
            Schon ein Konto? <Link href="/de/portal/user/login">Anmelden</Link>
          </span>
        }
      >
        <FormLayout
          errors={errors}
          attempt={attempt}
          onSubmit={() => {
            setErrors(
              strength.grade === "good"
                ? []
                : [{ field: "password", message: passwordMessage(strength.grade) }],
            );
            setAttempt(attempt + 1);
          }}
          actions={
            <>
              <Button type="submit" size="lg" width="full">
                Konto anlegen
              </Button>
              <Text size="sm" tone="muted">
                Wie wir mit Ihren Daten umgehen, steht unter <Link href="/de/datenschutz">Datenschutz</Link>.
              </Text>
            </>
          }
        >
          <Grid columns="2" gap="2">
            <TextField id="firstName" label="Vorname" autoComplete="given-name" />
            <TextField id="lastName" label="Nachname" autoComplete="family-name" />
          </Grid>
          <TextField id="email" label="E-Mail-Adresse" type="email" autoComplete="username" />
          <PasswordField
            id="password"
            hint="Drei oder vier Wörter, die nicht zusammengehören, lassen sich gut merken."
            autoComplete="new-password"
            value={password}
            onValueChange={setPassword}
            strength={strength}
            error={errorOf("password")}
          />
          <Checkbox label="Ich möchte den Newsletter, höchstens zweimal im Monat." />
        </FormLayout>
      </AuthCard>
    </PortalFrame>
  );
}

function passwordMessage(grade: string): string {
  return grade === "common" ? serverError.message : "Bitte wählen Sie ein Passwort mit mindestens 8 Zeichen.";
}

const meta = {
  title: "Account and membership/Screens/Register",
  component: Register,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Register>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const RefusedByTheServer: Story = { args: { refused: true, start: "Passwort123" } };
/** From an error to a password that is taken. */
export const CorrectingThePassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Passwort"), "kurz");
    await userEvent.click(canvas.getByRole("button", { name: "Konto anlegen" }));
    await userEvent.click(canvas.getByRole("link", { name: /mindestens 8 Zeichen/ }));
    await userEvent.keyboard("{End} und gut gemerkt");
    await expect(canvas.getByText("gut", { selector: "strong" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};
export const OnASmallPhone: Story = { globals: { viewport: { value: "least", isRotated: false } } };
export const InTheDark: Story = { args: { start: "Enzian Kuckuck" }, globals: { theme: "dark" } };
