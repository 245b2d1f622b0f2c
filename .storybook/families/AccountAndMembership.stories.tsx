import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Button,
  ButtonLink,
  DangerZone,
  PasswordField,
  passwordStrength,
  PlanCard,
  Stack,
  SubscriptionState,
  Text,
  TextField,
} from "@gratweg/design-system";
import { plusPlan } from "../../packages/design-system/src/membership/fixtures/membership";
import type { Family } from "../docs/family";
import { FamilyPage, GoodExamples } from "../docs/FamilyPage";

const nothing = () => undefined;

const family: Family = {
  title: "Account and membership",
  purpose:
    "The screens behind the sign-in: getting in, changing what one has said, and a contract that is as easy to leave as to enter.",
  use: [
    "AuthCard around one FormLayout for each screen with one task: sign in, register, recover a password.",
    "SettingsSection for each matter of the settings, DangerZone as the last, ConfirmDialog behind its button.",
    "PlanCard where somebody chooses, OrderArea where somebody orders, SubscriptionState for what somebody has.",
    "OfferCard with access locked for everybody else: the code is not in the page at all, because the server has not sent it.",
    "BookingCard with today from the caller: the same page must read the same on the server and in the browser.",
  ],
  avoid: [
    "A view that decides who may see something. The server decides; the view shows what it was given.",
    "A ConfirmDialog for what can be undone: do it, and offer to take it back.",
  ],
  comparisons: [
    {
      do: {
        why: "The two rules in words, pasting allowed, the password may be looked at.",
        example: (
          <PasswordField
            label="Neues Passwort"
            autoComplete="new-password"
            value="Enzia"
            onValueChange={nothing}
            strength={passwordStrength("Enzia")}
          />
        ),
      },
      dont: {
        why: "Riddles about special characters, typed twice and unseen, lead to Sommer2026!.",
        example: (
          <Stack gap="2">
            <TextField
              label="Kennwort"
              type="password"
              hint="8–16 Zeichen, mind. 1 Großbuchstabe, 1 Ziffer, 1 Sonderzeichen"
            />
            <TextField label="Passwort wiederholen" type="password" />
          </Stack>
        ),
      },
    },
    {
      do: {
        why: "The way out stands beside everything else, in the law's words.",
        example: (
          <SubscriptionState
            headingLevel={3}
            title="Gratweg Plus"
            subscription={{ state: "active", renewsOn: "2027-11-20", amountCents: 3900 }}
            actions={
              <>
                <Button variant="secondary">Zahlungsmittel ändern</Button>
                <ButtonLink href="/de/vertrag-kuendigen" variant="quiet">
                  Vertrag kündigen
                </ButtonLink>
              </>
            }
          />
        ),
      },
      dont: {
        why: "A membership that can only grow. Who has to search for the end comes back angry.",
        example: (
          <SubscriptionState
            headingLevel={3}
            title="Gratweg Plus"
            subscription={{ state: "active", renewsOn: "2027-11-20", amountCents: 3900 }}
            actions={<Button>Jetzt upgraden!</Button>}
          >
            Genießen Sie alle Vorteile!
          </SubscriptionState>
        ),
      },
    },
    {
      do: {
        why: "Terms, the whole price and the words that the law asks for, with nothing between them.",
        example: (
          <PlanCard plan={plusPlan} variant="marked" markLabel="Ihre Auswahl">
            <Button width="full">zahlungspflichtig bestellen</Button>
          </PlanCard>
        ),
      },
      dont: {
        why: "A price for a month that is charged for a year, and a button that hides that one pays.",
        example: (
          <PlanCard plan={{ ...plusPlan, priceCents: 325, interval: "month", terms: [] }} variant="marked">
            <Button width="full">Los geht’s!</Button>
          </PlanCard>
        ),
      },
    },
    {
      do: {
        why: "What goes, what stays and what to do before, above the button.",
        example: (
          <DangerZone
            headingLevel={3}
            title="Konto löschen"
            consequences={["Ihre Merkliste wird gelöscht.", "Gebuchte Reisen bleiben gebucht."]}
            actions={<Button variant="danger">Konto löschen …</Button>}
          />
        ),
      },
      dont: {
        why: "Nobody knows what happens, and guilt is no explanation.",
        example: (
          <Stack gap="2" align="start">
            <Text>Schade, dass Sie gehen wollen!</Text>
            <Button size="sm">OK</Button>
          </Stack>
        ),
      },
    },
  ],
  props: [
    {
      name: "PasswordField strength",
      note: "From passwordStrength(value). Give it the server's own list as isCommon where you have it; the built-in one is a small help.",
    },
    {
      name: "FormLayout attempt",
      note: "Count the refused submissions, so that the list of errors takes the focus each time.",
    },
    {
      name: "OfferCard access",
      note: "With locked the card leaves out code and prices even if they are given. Do not give them.",
    },
  ],
  keyboard: [
    {
      keys: "Space, Enter",
      does: "On the eye: shows or hides the password. On a heart: remembers the trip or not.",
    },
    {
      keys: "Escape",
      does: "Empties a SearchField first; then, in a dialog, closes it. A busy ConfirmDialog stays.",
    },
    { keys: "Arrow keys", does: "On phones, choose the plan that the comparison shows." },
  ],
  wording: [
    {
      write: "E-Mail-Adresse oder Passwort stimmen nicht.",
      notThis: "Dieses Konto existiert nicht.",
      because: "strangers must not learn who has an account.",
    },
    {
      write: "Vertrag kündigen",
      notThis: "Mitgliedschaft pausieren oder beenden",
      because: "§ 312k BGB names the words.",
    },
  ],
  related: [
    "Account and membership/AuthCard",
    "Account and membership/PlanCard",
    "Account and membership/SubscriptionState",
    "Account and membership/BookingCard",
    "Forms/PasswordField",
    "Forms/FormLayout",
    "Booking/OrderArea",
  ],
};

const meta = {
  title: "Families/Account and membership",
  parameters: { docs: { page: () => <FamilyPage family={family} /> } },
} satisfies Meta;

export default meta;

export const Good: StoryObj = { render: () => <GoodExamples family={family} /> };
