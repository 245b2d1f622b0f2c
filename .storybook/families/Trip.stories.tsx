import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  DifficultyScale,
  ElevationProfile,
  EmptyResult,
  HighlightedText,
  InclusionList,
  Stack,
  Text,
  TripCard,
  TripFacts,
} from "@gratweg/design-system";
import { sampleTrips } from "../../packages/design-system/src/trip/fixtures/trips";
import { berlinerHoehenweg } from "../../packages/design-system/src/trip/fixtures/waypoints";
import type { Family } from "../docs/family";
import { FamilyPage, GoodExamples } from "../docs/FamilyPage";

const trip = sampleTrips[1] ?? sampleTrips[0];

const family: Family = {
  title: "Trips and search",
  purpose:
    "Everything that helps to choose a trip: found quickly, described honestly, comparable. Diagrams are seen, not searched, and have a table behind them.",
  use: [
    "TripCard in a TripGrid for results, TripTeaserRow for three or four on another page.",
    "TripFacts, DifficultyScale, Highlights above the fold of a trip; DayPlan, ElevationProfile and RouteSketch below.",
    "DepartureList for dates with seats and prices; it marks the cheapest.",
    "SearchLayout with SearchFilters and SearchSummary; EmptyResult when nothing fits.",
    "OperatorCard on every trip: who organises it is the customer’s contract partner.",
  ],
  avoid: [
    "A card for a trip that cannot be booked: show its next date or say that there is none.",
    "Diagrams without their numbers: both are always there.",
    "Prices without what they include.",
  ],
  comparisons: [
    {
      do: {
        why: "Where, how long, how hard, from which price, when next: in this order, always.",
        example: trip && <TripCard trip={trip} headingLevel={3} />,
      },
      dont: {
        why: "A price without days, and a day without a year.",
        example: (
          <Stack gap="1">
            <Text weight="semibold">Durchs Karwendel</Text>
            <Text>ab 890,50 € · nächster Termin 13.6.</Text>
          </Stack>
        ),
      },
    },
    {
      do: {
        why: "Words for the grade; the peaks repeat them.",
        example: (
          <Stack gap="1">
            <DifficultyScale grade={4} kind="technique" />
            <DifficultyScale grade={2} kind="fitness" />
          </Stack>
        ),
      },
      dont: {
        why: "Stars are for liking, and „T4“ is a code that guests do not know.",
        example: (
          <Stack gap="1">
            <Text>Technik ★★★★☆</Text>
            <Text>Schwierigkeit T4</Text>
          </Stack>
        ),
      },
    },
    {
      do: {
        why: "The mark shows why this was found, inside the word too.",
        example: (
          <Text>
            <HighlightedText text="Alpenhüttentour über dem Inntal" ranges={[[5, 11]]} />
          </Text>
        ),
      },
      dont: {
        why: "Bold is emphasis of the text’s own and cannot be told from it.",
        example: (
          <Text>
            Alpen<strong>hütten</strong>tour über dem Inntal
          </Text>
        ),
      },
    },
    {
      do: {
        why: "The whole tour at a glance; each day and each hut can be reached by keyboard and read as a table.",
        example: (
          <ElevationProfile waypoints={berlinerHoehenweg} ascentM={6600} descentM={6806} distanceKm={86.8} />
        ),
      },
      dont: {
        why: "Sums alone do not show that the fourth day is the long one.",
        example: <TripFacts days={9} distanceKm={86.8} ascentM={6600} descentM={6806} />,
      },
    },
    {
      do: {
        why: "What the price does not hold is as large as what it holds.",
        example: (
          <InclusionList
            headingLevel={3}
            included={["8 × Halbpension", "Führung durch eine geprüfte Bergführerin"]}
            notIncluded={["An- und Abreise", "Getränke, ca. 30 € am Tag"]}
          />
        ),
      },
      dont: {
        why: "Small print is read after the invoice.",
        example: (
          <Stack gap="1">
            <Text>Alles inklusive!*</Text>
            <Text size="xs" tone="muted">
              * außer An- und Abreise, Getränke, Eintritte
            </Text>
          </Stack>
        ),
      },
    },
    {
      do: {
        why: "Nothing fits: what was asked, what was perhaps meant, which filter to lift.",
        example: (
          <EmptyResult
            query="Huete"
            suggestion={{ label: "Hütte", href: "/de/reisesuche?q=H%C3%BCtte" }}
            ways={[{ label: "Alle Reisen", href: "/de/reisesuche" }]}
          />
        ),
      },
      dont: {
        why: "Other trips under a search that found none look like an answer.",
        example: <Text>Diese Reisen könnten Ihnen auch gefallen:</Text>,
      },
    },
  ],
  props: [
    { name: "trip (TripCard)", note: "Hand the same object on: the card is memoised by it." },
    {
      name: "priceCents, priceFrom",
      note: "Whole cents. The lowest price that can be booked, never one that is sold out.",
    },
    {
      name: "waypoints",
      note: "Metres and kilometres along the way; the curve never leaves the heights of two neighbours.",
    },
    { name: "size (ElevationProfile)", note: "`sm` is the drawing alone, for a day in the plan." },
  ],
  keyboard: [
    { keys: "Tab", does: "One stop for a card; the diagram’s table is one stop and scrolls by arrow keys." },
    { keys: "Enter", does: "Opens a trip, a large picture, the filters on phones." },
    { keys: "Escape", does: "Closes the large picture and the filters." },
  ],
  wording: [
    {
      write: "ab 1.290 € pro Person",
      notThis: "nur 1290,-",
      because: "A total price that can be booked; no „nur“.",
    },
    {
      write: "12.–20. Juni 2027",
      notThis: "12.06. - 20.06.27",
      because: "An en dash, the month in words, the year once.",
    },
    { write: "findet sicher statt", notThis: "Garantiert!", because: "Says what is certain." },
    { write: "6.600 m Aufstieg", notThis: "6600 HM", because: "A dot for thousands and the word." },
  ],
  related: [
    "Trip/TripCard",
    "Trip/TripGrid",
    "Trip/TripTeaserRow",
    "Trip/TripFacts",
    "Trip/DifficultyScale",
    "Trip/Highlights",
    "Trip/DayPlan",
    "Trip/ElevationProfile",
    "Trip/RouteSketch",
    "Trip/Gallery",
    "Trip/DepartureList",
    "Trip/PriceBox",
    "Trip/TripLayout",
    "Trip/InclusionList",
    "Trip/PackingList",
    "Trip/TrainArrival",
    "Trip/OperatorCard",
    "Trip/SearchLayout",
    "Trip/SearchFilters",
    "Trip/SearchSummary",
    "Trip/EmptyResult",
    "Trip/HighlightedText",
    "Trip/SectionHeader",
  ],
};

const meta = {
  title: "Families/Trips and search",
  parameters: { docs: { page: () => <FamilyPage family={family} /> } },
} satisfies Meta;

export default meta;

export const Good: StoryObj = { render: () => <GoodExamples family={family} /> };
