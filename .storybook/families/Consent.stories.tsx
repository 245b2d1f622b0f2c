import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, Cluster, Stack, Text, WidgetFrame } from "@gratweg/design-system";
import { Box } from "../../packages/design-system/src/fixtures/Box";
import type { Family } from "../docs/family";
import { FamilyPage, GoodExamples } from "../docs/FamilyPage";

const nothing = () => undefined;

const family: Family = {
  title: "Consent",
  purpose:
    "Nothing of other people’s loads before somebody has said yes. Saying no is as easy as saying yes, at once and later.",
  use: [
    "ConsentBanner once, while nothing has been decided. The page behind it can be read and used.",
    "ConsentPanel behind the footer’s privacy link: each purpose with its provider and its switch.",
    "WidgetFrame around a foreign part: it asks in its own place, waits, fails and offers another way.",
    "WidgetSpace around it while its script is not there yet, so that nothing jumps.",
  ],
  avoid: [
    "A purpose that is not needed: what is essential needs no consent, what is not needed is left out.",
    "Asking again after a no.",
  ],
  comparisons: [
    {
      do: {
        why: "Yes and no of the same size, colour and layer; the third way is details.",
        example: (
          <Stack gap="2">
            <Text>Was dürfen wir laden?</Text>
            <Cluster gap="1">
              <Button variant="secondary">Alle erlauben</Button>
              <Button variant="secondary">Alles ablehnen</Button>
              <Button variant="quiet">Auswählen</Button>
            </Cluster>
          </Stack>
        ),
      },
      dont: {
        why: "A green yes and a hidden no is no free choice, and no valid consent.",
        example: (
          <Stack gap="2">
            <Text>Wir lieben Cookies!</Text>
            <Cluster gap="1">
              <Button size="lg">Alles klar!</Button>
              <Button variant="quiet" size="sm">
                Einstellungen
              </Button>
            </Cluster>
          </Stack>
        ),
      },
    },
    {
      do: {
        why: "Asked where it is needed, with the name of who gets the data and a way without them.",
        example: (
          <WidgetFrame
            kind="reviews"
            status="gated"
            provider={{ name: "bewertungen.example" }}
            headingLevel={3}
            onLoad={nothing}
            onRetry={nothing}
          />
        ),
      },
      dont: {
        why: "A gap: nobody knows that something is there and why it does not come.",
        example: <Box>&nbsp;</Box>,
      },
    },
  ],
  props: [
    {
      name: "isRefusedByBrowser",
      note: "Global Privacy Control: the panel says so, whatever the switch shows.",
    },
    {
      name: "isFleeting",
      note: "The browser keeps nothing: the choice holds for this visit, and the panel says so.",
    },
    {
      name: "status (WidgetFrame)",
      note: "gated, loading, showing, failed; the frame keeps its least height in each.",
    },
  ],
  keyboard: [
    {
      keys: "Tab",
      does: "The banner comes first in the document; links behind it are never covered (WCAG 2.4.11).",
    },
    { keys: "Space", does: "Turns a purpose’s switch." },
    { keys: "Escape", does: "Closes the panel without a change." },
  ],
  wording: [
    { write: "Alles ablehnen", notThis: "Nur notwendige Cookies akzeptieren", because: "A no is called no." },
    {
      write: "Was dürfen wir laden?",
      notThis: "Wir respektieren Ihre Privatsphäre",
      because: "A question that can be answered.",
    },
    { write: "Videoberatung laden", notThis: "Inhalt freischalten", because: "Names what comes." },
  ],
  related: [
    "Page parts/ConsentBanner",
    "Page parts/ConsentPanel",
    "Page parts/WidgetFrame",
    "Page parts/WidgetSpace",
  ],
};

const meta = {
  title: "Families/Consent",
  parameters: { docs: { page: () => <FamilyPage family={family} /> } },
} satisfies Meta;

export default meta;

export const Good: StoryObj = { render: () => <GoodExamples family={family} /> };
