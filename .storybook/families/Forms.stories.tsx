import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import {
  BirthDateField,
  Button,
  Checkbox,
  ErrorSummary,
  FormActions,
  FormSection,
  RadioGroup,
  Select,
  Stack,
  Text,
  TextField,
} from "@gratweg/design-system";
import { styled } from "../../packages/design-system/src/theme";
import type { Family } from "../docs/family";
import { FamilyPage, GoodExamples } from "../docs/FamilyPage";

const BareInput = styled("input", {
  width: "100%",
  minHeight: "$sizes$target",
  paddingInline: "$2",
  border: "$borderWidths$thin solid $colors$borderStrong",
  borderRadius: "$md",
  backgroundColor: "$surface",
  color: "$text",
  "&::placeholder": { color: "$textMuted" },
});

/** Shown only after a press: the summary takes the focus, and a page that opens must not be scrolled by it. */
function FailedAttempt() {
  const [attempt, setAttempt] = useState(0);
  const failed = attempt > 0;
  const email = failed ? "Bitte geben Sie Ihre E-Mail-Adresse ein." : undefined;
  const terms = failed ? "Bitte bestätigen Sie die Reisebedingungen." : undefined;
  return (
    <Stack gap="3">
      {email && terms && (
        <ErrorSummary
          attempt={attempt}
          errors={[
            { field: "family-example-email", message: email },
            { field: "family-example-terms", message: terms },
          ]}
        />
      )}
      <TextField id="family-example-email" label="E-Mail" type="email" error={email} />
      <Checkbox id="family-example-terms" label="Ich habe die Reisebedingungen gelesen." error={terms} />
      <Button onClick={() => setAttempt(attempt + 1)}>Weiter</Button>
    </Stack>
  );
}

const rooms = [
  { value: "doppel", label: "Doppelzimmer", aside: "inklusive" },
  { value: "einzel", label: "Einzelzimmer", aside: "+ 180 €" },
];

const nothing = () => undefined;

const family: Family = {
  title: "Forms",
  purpose:
    "Ask for as little as possible, in the order in which people think, and help before they fail. What was typed is never lost.",
  use: [
    "TextField for one line, TextArea for several, QuantityField for a small number that is stepped.",
    "RadioGroup for two to six choices that should be compared, Select for a known list such as countries, ComboBox for long lists.",
    "Checkbox for an answer that is sent with the form, Switch for something that changes at once.",
    "FormSection for fields that answer one question together; FormActions for the way on and back.",
    "ErrorSummary above the form after a failed attempt; the same errors at the fields.",
  ],
  avoid: [
    "A date of birth from a calendar: use BirthDateField, nobody wants to page back forty years.",
    "A field for something that is known already: show it, with a way to change it.",
    "Marking every required field: mark the few optional ones.",
    "Checking while somebody is still typing: check when the field is left or the form is sent.",
  ],
  comparisons: [
    {
      do: {
        why: "The label stays in sight, the hint stands where it is needed: before the field.",
        example: (
          <TextField
            label="E-Mail"
            type="email"
            hint="An diese Adresse senden wir die Bestätigung."
            autoComplete="email"
          />
        ),
      },
      dont: {
        why: "A placeholder is gone with the first letter, and too pale before.",
        example: <BareInput placeholder="E-Mail" aria-label="E-Mail" />,
      },
    },
    {
      do: {
        why: "Says what is wrong and how to put it right, without blame.",
        example: (
          <TextField
            label="Postleitzahl"
            defaultValue="8033"
            autoComplete="postal-code"
            error="Eine deutsche Postleitzahl hat fünf Ziffern."
          />
        ),
      },
      dont: {
        why: "„Ungültige Eingabe“ tells what the machine thinks, not what to do.",
        example: (
          <TextField label="Postleitzahl" defaultValue="8033" autoComplete="off" error="Ungültige Eingabe!" />
        ),
      },
    },
    {
      do: {
        why: "Two choices and their prices in sight: comparing needs no press.",
        example: (
          <RadioGroup
            legend="Zimmer"
            name="zimmer-gut"
            options={rooms}
            value="doppel"
            onValueChange={nothing}
          />
        ),
      },
      dont: {
        why: "A list that opens hides both choices and the price.",
        example: (
          <Select
            label="Zimmer"
            options={[
              { value: "doppel", label: "Doppelzimmer" },
              { value: "einzel", label: "Einzelzimmer (+ 180 €)" },
            ]}
          />
        ),
      },
    },
    {
      do: {
        why: "Three short fields: typed in four seconds, pasted in one.",
        example: (
          <BirthDateField
            label="Geburtsdatum"
            value=""
            onValueChange={nothing}
            hint="Zum Beispiel 12 3 1980."
          />
        ),
      },
      dont: {
        why: "A calendar opens today, and the year of birth is far away.",
        example: <TextField label="Geburtsdatum" type="date" />,
      },
    },
    {
      do: {
        why: "Press „Weiter“: all errors in one place after a failed attempt, and each leads into its field.",
        example: <FailedAttempt />,
      },
      dont: {
        why: "A button that stays pale until everything is right never says what is missing.",
        example: (
          <Stack gap="3">
            <TextField label="E-Mail" type="email" />
            <Checkbox label="Ich habe die Reisebedingungen gelesen." />
            <Button disabled>Weiter</Button>
          </Stack>
        ),
      },
    },
    {
      do: {
        why: "One question, its fields, one way on.",
        example: (
          <FormSection legend="Wen dürfen wir anrufen?" hint="Nur, wenn sich an der Reise etwas ändert.">
            <TextField label="Telefon" type="tel" autoComplete="tel" optional />
            <FormActions nextLabel="Weiter zur Übersicht" onNext={nothing} onBack={nothing} />
          </FormSection>
        ),
      },
      dont: {
        why: "Stars need a legend, and almost every field has one.",
        example: (
          <Stack gap="2">
            <Text size="sm">* Pflichtfeld</Text>
            <TextField label="Vorname*" />
            <TextField label="Nachname*" />
            <TextField label="Telefon*" />
          </Stack>
        ),
      },
    },
  ],
  props: [
    {
      name: "error",
      note: "Sets `aria-invalid` and joins the text to the field; take it away when the value is right again.",
    },
    { name: "autoComplete", note: "Give it for everything about people (WCAG 1.3.5); `off` only for codes." },
    {
      name: "noValidate",
      note: "On the form: then `required` only tells, and our words appear instead of the browser’s.",
    },
    { name: "limit (TextArea)", note: "Counted, never cut: a text that was pasted stays whole." },
  ],
  keyboard: [
    { keys: "Tab", does: "From field to field; a group of radios is one stop." },
    { keys: "Arrow keys", does: "Choose within a group of radios, step a number, move in a list." },
    { keys: "Space", does: "Ticks a checkbox, turns a switch." },
    {
      keys: "Enter",
      does: "Sends the form from any one-line field. In ErrorSummary it leads into the field.",
    },
  ],
  wording: [
    {
      write: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
      notThis: "E-Mail erforderlich",
      because: "A whole sentence in Sie-form, with the way out.",
    },
    { write: "freiwillig", notThis: "optional", because: "The German word." },
    {
      write: "Wie im Ausweis.",
      notThis: "Bitte beachten Sie, dass der Name mit dem Ausweis übereinstimmen muss.",
      because: "A hint is three words, not a warning.",
    },
    { write: "Weiter zur Übersicht", notThis: "Absenden", because: "Says what comes next." },
  ],
  related: [
    "Forms/TextField",
    "Forms/TextArea",
    "Forms/Select",
    "Forms/Checkbox",
    "Forms/RadioGroup",
    "Forms/RadioCard",
    "Forms/QuantityField",
    "Forms/BirthDateField",
    "Forms/RangeFields",
    "Forms/FilterGroup",
    "Forms/SearchForm",
    "Forms/SuggestionList",
    "Forms/FormSection",
    "Forms/FormActions",
    "Forms/ErrorSummary",
    "Forms/NewsletterForm",
  ],
};

const meta = {
  title: "Families/Forms",
  parameters: { docs: { page: () => <FamilyPage family={family} /> } },
} satisfies Meta;

export default meta;

export const Good: StoryObj = { render: () => <GoodExamples family={family} /> };
