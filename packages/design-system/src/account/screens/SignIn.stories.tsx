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
import { keyIcon } from "../../icon/icons";
import { Link } from "../../link/Link";
import { Notice } from "../../notice/Notice";
import { Heading } from "../../text/Heading";
import { Text } from "../../text/Text";
import { AuthCard } from "../auth-card/AuthCard";
import { PortalFrame } from "../fixtures/PortalFrame";
import { SocialButton } from "../social-button/SocialButton";

interface SignInProps {
  confirmed?: boolean;
  refused?: boolean;
  busy?: boolean;
}

function SignIn({ confirmed = false, refused = false, busy = false }: SignInProps) {
  const [email, setEmail] = useState(refused || busy ? "annegret@postfach.example" : "");
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<FieldIssue[]>(
    refused ? [{ field: "", message: "E-Mail-Adresse oder Passwort stimmen nicht." }] : [],
  );
  const [attempt, setAttempt] = useState(0);
  const errorOf = (field: string) => errors.find((issue) => issue.field === field)?.message;
  return (
    <PortalFrame>
      <AuthCard
        title="Anmelden"
        lead="Die Anmeldung gilt für diese Seite, nicht für unsere anderen Portale."
        picture={landscapePicture}
        aside={
          <>
            <Heading level={2} size="h3">
              Alles für unterwegs an einem Ort
            </Heading>
            <Text>Ihre Buchungen, Unterlagen und Wegpunkte warten auf Sie.</Text>
          </>
        }
        notice={
          confirmed && (
            <Notice variant="success" title="E-Mail bestätigt">
              Jetzt können Sie sich anmelden.
            </Notice>
          )
        }
        alternatives={
          <SocialButton icon={keyIcon} href="/connect/demo" lastUsed={confirmed}>
            Mit Demo anmelden
          </SocialButton>
        }
        footer={
          <>
            <span>
              Noch kein Konto? <Link href="/de/portal/user/register">Registrieren</Link>
            </span>
            <span>
              Gebucht, aber ohne Konto? <Link href="/de/support">So finden Sie Ihre Buchung</Link>
            </span>
          </>
        }
      >
        <FormLayout
          errors={errors}
          attempt={attempt}
          errorTitle={refused && attempt === 0 ? "Die Anmeldung hat nicht geklappt" : undefined}
          busy={busy}
          onSubmit={() => {
            setErrors([
              ...(email ? [] : [{ field: "email", message: "Bitte geben Sie Ihre E-Mail-Adresse ein." }]),
              ...(password ? [] : [{ field: "password", message: "Bitte geben Sie Ihr Passwort ein." }]),
            ]);
            setAttempt(attempt + 1);
          }}
          actions={
            <Button type="submit" size="lg" width="full" busy={busy}>
              {busy ? "Sie werden angemeldet …" : "Anmelden"}
            </Button>
          }
        >
          <TextField
            id="email"
            label="E-Mail-Adresse"
            type="email"
            autoComplete="username"
            value={email}
            onValueChange={setEmail}
            error={errorOf("email")}
          />
          <div>
            <PasswordField
              id="password"
              autoComplete="current-password"
              value={password}
              onValueChange={setPassword}
              error={errorOf("password")}
            />
            <Link href="/de/portal/user/reset-password" variant="standalone">
              Passwort vergessen?
            </Link>
          </div>
          <Checkbox
            label="Öffentlicher oder geteilter Computer"
            hint="Sie werden abgemeldet, sobald Sie die Seite verlassen."
          />
        </FormLayout>
      </AuthCard>
    </PortalFrame>
  );
}

const meta = {
  title: "Account and membership/Screens/Sign in",
  component: SignIn,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof SignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const AfterTheConfirmationMail: Story = { args: { confirmed: true } };
export const Refused: Story = { args: { refused: true } };
export const Busy: Story = { args: { busy: true } };
/** Nothing typed: the list takes the focus, each line leads to its field. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Anmelden" }));
    await userEvent.click(canvas.getByRole("link", { name: "Bitte geben Sie Ihr Passwort ein." }));
    await expect(canvas.getByLabelText("Passwort")).toHaveFocus();
  },
};
export const OnASmallPhone: Story = { globals: { viewport: { value: "least", isRotated: false } } };
export const InTheDark: Story = { globals: { theme: "dark" } };
