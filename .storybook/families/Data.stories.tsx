import type { Meta, StoryObj } from "@storybook/react-vite";
import { Accordion, Facts, Link, Receipt, Stack, Text } from "@gratweg/design-system";
import { Box } from "../../packages/design-system/src/fixtures/Box";
import type { Family } from "../docs/family";
import { FamilyPage, GoodExamples } from "../docs/FamilyPage";

const family: Family = {
  title: "Data",
  purpose: "Figures, rows and answers that are read, compared, sorted and printed.",
  use: [
    "Table where rows have the same columns and people compare or sort them.",
    "Tabs for two to five views of one thing, of which only one is needed at a time.",
    "Accordion for questions and answers, of which most people need one or two.",
    "Facts for three or four large figures; Receipt for what has been received, to keep and to print.",
  ],
  avoid: [
    "A table for layout, or for two columns of name and value: use Receipt or TripFacts.",
    "Hiding in an accordion what everybody has to read, such as prices and conditions.",
    "Tabs for steps in an order: use Stepper.",
  ],
  comparisons: [
    {
      do: {
        why: "Each question is asked as people ask it, and the answer begins with the answer.",
        example: (
          <Accordion
            headingLevel={3}
            defaultOpen={["data-good"]}
            items={[
              {
                id: "data-good",
                title: "Wie schwer wird mein Rucksack?",
                content: <Text>Sieben bis acht Kilogramm, Wasser eingeschlossen.</Text>,
              },
              {
                id: "data-good-2",
                title: "Gibt es unterwegs Empfang?",
                content: <Text>Auf den Hütten meist.</Text>,
              },
            ]}
          />
        ),
      },
      dont: {
        why: "What everybody needs is folded away, under a title that says nothing.",
        example: (
          <Accordion
            headingLevel={3}
            items={[
              {
                id: "data-bad",
                title: "Wichtige Informationen",
                content: <Text>Der Preis ist 1.290 €.</Text>,
              },
              { id: "data-bad-2", title: "Sonstiges", content: <Text>Treffpunkt 8 Uhr.</Text> },
            ]}
          />
        ),
      },
    },
    {
      do: {
        why: "Three figures that belong together, each with its word.",
        example: (
          <Facts
            items={[
              { value: "16", label: "geführte Wanderreisen" },
              { value: "6", label: "kleine Veranstalter" },
              { value: "8–12", label: "Menschen in einer Gruppe" },
            ]}
          />
        ),
      },
      dont: {
        why: "Seven figures: none of them is large any more.",
        example: (
          <Facts
            items={[
              { value: "16", label: "Reisen" },
              { value: "6", label: "Veranstalter" },
              { value: "9", label: "Länder" },
              { value: "41", label: "Hütten" },
              { value: "1.284", label: "Kilometer" },
              { value: "100 %", label: "Leidenschaft" },
              { value: "24/7", label: "Service" },
            ]}
          />
        ),
      },
    },
    {
      do: {
        why: "Names and values as a list of terms: read in pairs, printed in pairs.",
        example: (
          <Receipt
            title="Ihre Anfrage ist eingegangen"
            number="A-7F3M-92QX"
            headingLevel={3}
            rows={[
              { label: "Eingegangen", value: "21. November 2026, 19:04 Uhr" },
              { label: "Reise", value: "Berliner Höhenweg" },
            ]}
          />
        ),
      },
      dont: {
        why: "Everything in one sentence: the number has to be searched for when it is needed.",
        example: (
          <Stack gap="1">
            <Box>
              Ihre Anfrage A-7F3M-92QX zu Berliner Höhenweg vom 21.11.26 19:04 ist eingegangen.{" "}
              <Link href="/de/support" variant="quiet">
                Hilfe
              </Link>
            </Box>
          </Stack>
        ),
      },
    },
  ],
  props: [
    {
      name: "mode (Accordion)",
      note: "`single` closes the others; several open answers can be compared, so `multiple` is the default.",
    },
    { name: "headingLevel", note: "Makes each title a heading, where the page’s outline needs it." },
    {
      name: "focusOnMount (Receipt)",
      note: "When it takes the place of a form, so that it is read at once.",
    },
  ],
  keyboard: [
    { keys: "Enter, Space", does: "Opens and closes an answer; sorts by a table’s column." },
    { keys: "Arrow keys, Home, End", does: "Move between tabs. Tab leads into the panel." },
    { keys: "Ctrl+F", does: "The browser’s search opens a closed answer that has the word." },
  ],
  wording: [
    {
      write: "1.290 €",
      notThis: "€1290.00",
      because: "German digits, no cents where there are none, the sign behind with a space.",
    },
    {
      write: "12. Juni 2027",
      notThis: "12.06.27",
      because: "The month in words cannot be mistaken; short forms only in narrow tables.",
    },
    { write: "–", notThis: "n/a", because: "An empty cell is an en dash." },
  ],
  related: ["Data/Table", "Data/Accordion", "Data/Facts", "Data/Receipt"],
};

const meta = {
  title: "Families/Data",
  parameters: { docs: { page: () => <FamilyPage family={family} /> } },
} satisfies Meta;

export default meta;

export const Good: StoryObj = { render: () => <GoodExamples family={family} /> };
