import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Button,
  Cluster,
  EmptyResult,
  Grid,
  Link,
  Notice,
  Skeleton,
  Stack,
  Text,
} from "@gratweg/design-system";
import type { Family } from "../docs/family";
import { FamilyPage, GoodExamples } from "../docs/FamilyPage";

const nothing = () => undefined;

const family: Family = {
  title: "Feedback",
  purpose:
    "The page answers: it worked, it is on its way, it did not work and this helps, there is nothing here yet. Calm, truthful, in place.",
  use: [
    "Notice beside what it is about. Errors interrupt a screen reader, everything else waits for a pause.",
    "A toast for something that finished elsewhere on the page, with an undo where one can take it back.",
    "Skeleton while content of a known shape is loading; a busy button while something is being sent.",
    "EmptyState and EmptyResult: say why it is empty and what to do.",
    "ErrorPage for an address that leads nowhere, never for a failed request.",
  ],
  avoid: [
    "A spinner over the whole page: keep what is there, mark what is coming.",
    "A notice at a single field: use the field’s `error`.",
    "Counting down places or minutes. Only what is true is shown, and once.",
  ],
  comparisons: [
    {
      do: {
        why: "What happened, what it means, what to do: in this order, in two sentences.",
        example: (
          <Notice variant="error" live="none" title="Die Termine sind gerade nicht zu erreichen.">
            <Text>Ihre Auswahl ist noch da. Versuchen Sie es in einer Minute noch einmal.</Text>
          </Notice>
        ),
      },
      dont: {
        why: "An error code is for the log; the exclamation mark shouts.",
        example: (
          <Notice variant="error" live="none">
            Fehler 503! Ein unbekannter Fehler ist aufgetreten!
          </Notice>
        ),
      },
    },
    {
      do: {
        why: "The place is kept and the shape is known: nothing jumps when it comes.",
        example: (
          <Grid columns="2" gap="2">
            <Skeleton shapes={["picture", "heading", "line", "line"]} />
            <Skeleton shapes={["picture", "heading", "line", "line"]} label="" />
          </Grid>
        ),
      },
      dont: {
        why: "One line of text and then a jump of 400 pixels.",
        example: <Text tone="muted">Lädt…</Text>,
      },
    },
    {
      do: {
        why: "Empty is a beginning: why, and two ways on.",
        example: (
          <EmptyResult
            query="Huete"
            suggestion={{ label: "Hütte", href: "/de/reisesuche?q=H%C3%BCtte" }}
            onFiltersClear={nothing}
          />
        ),
      },
      dont: {
        why: "A dead end.",
        example: <Text>0 Ergebnisse</Text>,
      },
    },
    {
      do: {
        why: "One notice with everything that changed.",
        example: (
          <Notice variant="success" live="none" title="Gespeichert">
            Name und Anschrift sind geändert. <Link href="/de/portal/settings">Zu den Einstellungen</Link>
          </Notice>
        ),
      },
      dont: {
        why: "Three notices below each other: none is read.",
        example: (
          <Stack gap="1">
            <Notice variant="success" live="none">
              Name gespeichert
            </Notice>
            <Notice variant="success" live="none">
              Anschrift gespeichert
            </Notice>
            <Notice live="none">Sie erhalten eine E-Mail</Notice>
          </Stack>
        ),
      },
    },
    {
      do: {
        why: "The failed thing and the way to try it again stand together.",
        example: (
          <Stack gap="2">
            <Notice variant="warning" live="none">
              Die Karte konnte nicht geladen werden.
            </Notice>
            <Cluster>
              <Button variant="secondary">Noch einmal versuchen</Button>
            </Cluster>
          </Stack>
        ),
      },
      dont: {
        why: "It vanishes without a word, and nobody knows that something was there.",
        example: (
          <Text tone="muted" size="sm">
            &nbsp;
          </Text>
        ),
      },
    },
  ],
  props: [
    {
      name: "live (Notice)",
      note: "`none` for a notice that is part of the page when it loads; else it is announced twice.",
    },
    { name: "label (Skeleton)", note: "An empty label for all but one: several at once are announced once." },
    {
      name: "attempt (ErrorSummary)",
      note: "A changed number takes the focus again, after each failed attempt.",
    },
  ],
  keyboard: [
    { keys: "–", does: "A notice takes no focus. Only ErrorSummary does, after a failed attempt." },
    { keys: "F6", does: "Goes to the toasts and back, where the page shows some." },
  ],
  wording: [
    {
      write: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
      notThis: "Ein Fehler ist aufgetreten",
      because: "Plain words, and a way on.",
    },
    { write: "2 Plätze frei", notThis: "Nur noch 2 Plätze!!!", because: "The same fact without pressure." },
    {
      write: "Noch keine Reise gemerkt.",
      notThis: "Keine Daten vorhanden",
      because: "Names the thing, not the table.",
    },
  ],
  related: [
    "Feedback/Notice",
    "Feedback/Skeleton",
    "Feedback/ErrorPage",
    "Feedback/TestSystemNotice",
    "Trip/EmptyResult",
    "Forms/ErrorSummary",
  ],
};

const meta = {
  title: "Families/Feedback",
  parameters: { docs: { page: () => <FamilyPage family={family} /> } },
} satisfies Meta;

export default meta;

export const Good: StoryObj = { render: () => <GoodExamples family={family} /> };
