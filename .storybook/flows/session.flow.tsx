import {
  AuthCard,
  Button,
  Notice,
  PasswordField,
  Stack,
  Text,
  TextField,
  WaitNotice,
} from "@gratweg/design-system";
import {
  SessionError,
  sessionMachine,
  type Credentials,
  type Proof,
  type SessionActor,
} from "@gratweg/flows";
import { useSession, type Session } from "@gratweg/flows/react";
import { useState } from "react";
import { authTexts } from "../../portal/src/texts/auth";
import { fieldTexts as fields } from "../../portal/src/texts/fields";
import { signInWords } from "./account/accountWords";
import { AccountForm } from "./account/AccountForm";
import { defineFlow } from "./kit/flow";

const texts = authTexts.login;
const anna = { id: 7, email: "annegret@postfach.example" };
const here: Credentials = { token: "t1", user: anna };
const proof: Proof = { kind: "password", identifier: anna.email, password: "gipfelglück im nebel" };

function SessionScreen({ actor }: { actor: SessionActor }) {
  const session = useSession(actor);
  const { status, user, isChecking, signOut } = session;
  return (
    <Stack gap="4">
      {isChecking && <WaitNotice title="Ihre Anmeldung wird geprüft" headingLevel={3} />}
      {status === "restoring" && <WaitNotice title="Ihr Konto wird geladen" headingLevel={3} />}
      {status === "authenticated" && (
        <Stack gap="4" align="start">
          <Text>Angemeldet als {user?.email}.</Text>
          <Button variant="secondary" onClick={signOut}>
            Abmelden
          </Button>
        </Stack>
      )}
      {(status === "anonymous" || status === "signingIn") && <SignIn {...session} />}
    </Stack>
  );
}

function SignIn({ status, failure, signIn }: Session) {
  const [email, setEmail] = useState(anna.email);
  const [password, setPassword] = useState("");
  return (
    <AuthCard
      title={texts.title}
      headingLevel={2}
      notice={
        failure && (
          <Notice variant="error" title={texts.failedTitle}>
            {signInWords(failure)}
          </Notice>
        )
      }
    >
      <AccountForm
        {...{ issues: [], trouble: null, attempts: 0 }}
        label={texts.title}
        button={texts.submit}
        busyText={texts.busy}
        busy={status === "signingIn"}
        onSubmit={() => signIn({ kind: "password", identifier: email, password })}
      >
        <TextField
          id="email"
          label={fields.email}
          type="email"
          autoComplete="username"
          value={email}
          onValueChange={setEmail}
        />
        <PasswordField
          id="password"
          autoComplete="current-password"
          value={password}
          onValueChange={setPassword}
        />
      </AccountForm>
    </AuthCard>
  );
}

export const sessionFlow = defineFlow({
  name: "session",
  purpose:
    "Who one is, in this tab and in the others; a screen of signing in asks the server whether the stored token holds.",
  machine: sessionMachine,
  inputs: { "nobody is signed in": { credentials: null }, "a token is stored": { credentials: here } },
  events: [
    { type: "session.signIn", proof },
    { type: "auth.open", isSuspended: false },
    { type: "auth.open", isSuspended: true },
    { type: "session.adopt", credentials: here },
    { type: "session.signOut" },
    { type: "session.lose" },
    { type: "tab.change", credentials: null },
    { type: "tab.change", credentials: { token: "t2", user: null } },
  ],
  answers: {
    fetchUser: { "knows the token": { output: anna }, "does not know it": { error: new Error("401") } },
    checkToken: { holds: { output: undefined }, "does not hold": { error: new Error("401") } },
    signIn: {
      "lets in": { output: here },
      "address or password is wrong": { error: new SessionError("credentials") },
      "too many people": { error: new SessionError("busy", { retryAfterSeconds: 30 }) },
      "no connection": { error: new SessionError("offline") },
    },
  },
  tellsApart: ({ token, isLeading, failure, checkedToken }) => [
    token,
    isLeading,
    failure?.reason,
    checkedToken === token,
  ],
  Screen: SessionScreen,
});
