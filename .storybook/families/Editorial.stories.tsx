import type { Meta, StoryObj } from "@storybook/react-vite";
import { ContactPanel, PageHeader, Stack, TeaserCard, TeaserGrid, Text } from "@gratweg/design-system";
import { samplePicture } from "../../packages/design-system/src/trip/fixtures/trips";
import type { Family } from "../docs/family";
import { FamilyPage, GoodExamples } from "../docs/FamilyPage";

const article = {
  href: "/de/magazin/unterwegs-lernen/erste-nacht",
  kicker: "Unterwegs lernen",
  meta: "8. Oktober 2026",
  headingLevel: 3,
} as const;

const family: Family = {
  title: "Editorial",
  purpose:
    "Opens pages of the magazine and of help, and leads from one story to the next: large pictures, honest headlines.",
  use: [
    "Hero on a site’s home and on landing pages, with the search in it.",
    "PageHeader on every page of text: where one is, title, lead, author and day.",
    "TeaserCard in a TeaserGrid for things to read; TripCard is for trips.",
    "RankedList for a list with an order and a reason for each place.",
    "ContactPanel where somebody may be stuck.",
  ],
  avoid: [
    "Two large pictures on one screen.",
    "A teaser card with three links: the whole card is one link.",
    "Ranking without reasons: then it is a TripGrid.",
  ],
  comparisons: [
    {
      do: {
        why: "The headline makes a picture, the teaser says what one will know.",
        example: (
          <TeaserCard
            {...article}
            title="Die erste Nacht auf der Hütte"
            teaser="Wann Licht aus ist, wohin mit den Schuhen und warum Sie Bargeld brauchen."
            picture={samplePicture(0, "Erleuchtete Fenster einer Berghütte")}
          />
        ),
      },
      dont: {
        why: "A riddle as headline, and a teaser that promises instead of telling.",
        example: (
          <TeaserCard
            {...article}
            title="Du wirst nicht glauben, was nachts auf Hütten passiert"
            teaser="Unsere ultimativen Top-Tipps für das perfekte Hüttenerlebnis!"
            picture={samplePicture(0, "Bild")}
          />
        ),
      },
    },
    {
      do: {
        why: "Without a picture the contour lines stand in: calm, and no wrong promise.",
        example: (
          <TeaserGrid label="Themen">
            <TeaserCard {...article} title="Mit dem Nachtzug ins Fjäll" meta={undefined} />
          </TeaserGrid>
        ),
      },
      dont: {
        why: "A picture of something else, only to fill the place.",
        example: (
          <TeaserCard
            {...article}
            title="Mit dem Nachtzug ins Fjäll"
            meta={undefined}
            picture={samplePicture(2, "Eine Düne am Meer")}
          />
        ),
      },
    },
    {
      do: {
        why: "One title, one lead, who wrote it and when.",
        example: (
          <PageHeader
            kicker="Unterwegs lernen"
            title="Wie man einen Rucksack packt"
            lead="Schweres nah an den Rücken, Regenzeug nach oben."
            author="Redaktion Gratweg"
            publishedOn="2026-10-08"
          />
        ),
      },
      dont: {
        why: "Undated and unsigned: nobody knows whether it is still true.",
        example: (
          <Stack gap="1">
            <Text size="lg" weight="semibold">
              Rucksack packen – alles, was du wissen musst
            </Text>
          </Stack>
        ),
      },
    },
    {
      do: {
        why: "A person, a number, and the hours at which somebody answers.",
        example: (
          <ContactPanel
            phone="030 0000 0000"
            email="hallo@gratweg.example"
            openingHours="Montag bis Freitag, 9 bis 17 Uhr"
            headingLevel={2}
          />
        ),
      },
      dont: {
        why: "„Jederzeit“ is a promise that a small team breaks at eight in the evening.",
        example: <Text>Wir sind jederzeit für Sie da! Nutzen Sie unser Kontaktformular.</Text>,
      },
    },
  ],
  props: [
    { name: "headingLevel", note: "Fits a card into the page’s outline; its size stays." },
    {
      name: "mark (TeaserCard)",
      note: "A sibling site’s SiteMark on the picture, where the card leads to that site.",
    },
    { name: "publishedOn", note: "A day as `YYYY-MM-DD`, without a time zone." },
  ],
  keyboard: [
    { keys: "Tab", does: "One stop for each card." },
    {
      keys: "Enter",
      does: "Follows; the middle mouse button opens a tab, because the title is a real link.",
    },
  ],
  wording: [
    {
      write: "Wege, die man nicht vergisst.",
      notThis: "Ihr Traumurlaub wartet!",
      because: "Quiet and exact; no wishing, no exclamation mark.",
    },
    {
      write: "Drei Touren, die wir selbst gegangen sind.",
      notThis: "Handverlesene Highlights",
      because: "Says who knows it, and how.",
    },
  ],
  related: [
    "Page parts/Hero",
    "Page parts/PageHeader",
    "Page parts/TeaserCard",
    "Page parts/TeaserGrid",
    "Page parts/RankedList",
    "Page parts/ContactPanel",
    "Page parts/Section",
  ],
};

const meta = {
  title: "Families/Editorial",
  parameters: { docs: { page: () => <FamilyPage family={family} /> } },
} satisfies Meta;

export default meta;

export const Good: StoryObj = { render: () => <GoodExamples family={family} /> };
