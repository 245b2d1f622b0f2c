import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Badge,
  Button,
  EmptyState,
  formatDate,
  Menu,
  Stack,
  Table,
  Text,
  type TableColumn,
} from "@gratweg/design-system";
import type { Family } from "../docs/family";
import { FamilyPage, GoodExamples } from "../docs/FamilyPage";

interface Booking {
  number: string;
  trip: string;
  start: string;
  places: number;
}

const rows: readonly Booking[] = [
  { number: "GW-2041", trip: "Stubaier Höhenweg", start: "2027-07-04", places: 2 },
  { number: "GW-1877", trip: "Meraner Höhenweg", start: "2027-05-16", places: 12 },
];

const columns: readonly TableColumn<Booking>[] = [
  { id: "trip", header: "Reise", sortable: true, renderCell: ({ trip }) => trip },
  {
    id: "start",
    header: "Beginn",
    sortable: true,
    width: "fit",
    renderCell: ({ start }) => formatDate(start),
  },
  { id: "places", header: "Plätze", align: "end", width: "fit", renderCell: ({ places }) => places },
];

const numberOf = ({ number }: Booking) => number;
const nothing = () => undefined;

const family: Family = {
  title: "Tables",
  purpose:
    "Many things of one kind, to find one, compare some and act on them: accounts, bookings, the trail of who changed what. It is a real table for everybody who cannot see the lines.",
  use: [
    "Table for three columns or more that somebody sorts, compares or looks something up in.",
    "Order, page and selection live in the caller, best in the address: then they survive a reload and can be sent on.",
    'Menu with `display="icon"` as the last column; its label names the row.',
    "Badge with an icon for a state: the word says it, the colour helps.",
  ],
  avoid: [
    "Name and value of one thing: use Facts.",
    "Trips to choose from: pictures sell them, use TripGrid.",
    "A table for layout, or one with two columns of which the second is a sentence: use a list.",
  ],
  comparisons: [
    {
      do: {
        why: "Numbers stand at the end in figures of one width: the eye compares them without reading.",
        example: (
          <Table
            caption="Buchungen"
            columns={columns}
            rows={rows}
            getRowId={numberOf}
            onSortChange={nothing}
            sort={{ column: "start", direction: "ascending" }}
          />
        ),
      },
      dont: {
        why: "Numbers at the start cannot be compared, and a header that sorts and does not say how leaves one guessing.",
        example: (
          <Table
            caption="Buchungen"
            columns={columns.map((column) => ({
              ...column,
              align: "start" as const,
              width: "auto" as const,
            }))}
            rows={rows}
            getRowId={numberOf}
            onSortChange={nothing}
          />
        ),
      },
    },
    {
      do: {
        why: "What is seldom done lies behind one button for each row, and the button names the row.",
        example: (
          <Table
            caption="Buchungen"
            captionDisplay="hidden"
            columns={columns.slice(0, 2)}
            rows={rows.slice(0, 1)}
            getRowId={numberOf}
            renderActions={({ trip }) => (
              <Menu display="icon" label={`Aktionen für ${trip}`} items={[{ label: "Unterlagen laden" }]} />
            )}
          />
        ),
      },
      dont: {
        why: "A row of buttons in every row is a wall; a screen reader hears „Löschen“ fifty times.",
        example: (
          <Table
            caption="Buchungen"
            captionDisplay="hidden"
            columns={columns.slice(0, 1)}
            rows={rows.slice(0, 1)}
            getRowId={numberOf}
            renderActions={() => (
              <>
                <Button size="sm" variant="secondary">
                  Laden
                </Button>{" "}
                <Button size="sm" variant="danger">
                  Löschen
                </Button>
              </>
            )}
          />
        ),
      },
    },
    {
      do: {
        why: "An empty table says why it is empty and leads on; its headers stay, so that one sees what will stand there.",
        example: (
          <Table
            caption="Buchungen"
            captionDisplay="hidden"
            columns={columns}
            rows={[]}
            getRowId={numberOf}
            empty={
              <EmptyState
                variant="plain"
                headingLevel={3}
                title="Sie haben noch keine Reise gebucht."
                actions={<Button variant="secondary">Reisen finden</Button>}
              />
            }
          />
        ),
      },
      dont: {
        why: "„Keine Daten“ is a dead end and sounds like a fault.",
        example: (
          <Table
            caption="Buchungen"
            captionDisplay="hidden"
            columns={columns}
            rows={[]}
            getRowId={numberOf}
            empty={<Text>Keine Daten</Text>}
          />
        ),
      },
    },
    {
      do: {
        why: "A state is a word with a sign; it holds without colour and in forced colours.",
        example: (
          <Stack gap="1">
            <Badge tone="danger">gesperrt</Badge>
          </Stack>
        ),
      },
      dont: {
        why: "A coloured dot alone says nothing to many people.",
        example: (
          <Badge tone="danger">
            <span aria-hidden="true">●</span>
          </Badge>
        ),
      },
    },
  ],
  props: [
    {
      name: "phoneLayout",
      note: "`cards` (default): below 600 px each row is a card with labels, because long addresses and German words leave no room for columns at 320 px, and rows are read one by one. The header becomes the line of ways to sort. `scroll`: for columns that are compared with each other; the table is then a labelled region that the keyboard reaches and pushes sideways.",
    },
    {
      name: "state",
      note: "`loading` keeps the rows that are there. Without rows their place is held by `skeletonRows`.",
    },
    {
      name: "hrefOfSort, pagination.hrefOf",
      note: "With addresses headers and pages are links: they work without scripts, and plain clicks still stay in place when a handler is given.",
    },
    {
      name: "firstDirection",
      note: "`descending` for times and counts: the latest and the most come first.",
    },
    {
      name: "selected",
      note: "Ids, also those on other pages; the box in the header takes and gives back this page only.",
    },
  ],
  keyboard: [
    {
      keys: "Tab",
      does: "To each sortable header, checkbox, link and row menu; to the table itself when it has to be pushed.",
    },
    { keys: "Enter, Space", does: "On a header: sorts, and turns the order on the next press." },
    {
      keys: "Arrow keys",
      does: "Push a table that is wider or higher than its place. Cells are read with the screen reader’s own table keys.",
    },
  ],
  wording: [
    { write: "Letzte Anmeldung", notThis: "Last Login", because: "A noun, short, without a colon." },
    { write: "noch nie", notThis: "–", because: "A dash is skipped or read as “minus”." },
    {
      write: "26 bis 50 von 312",
      notThis: "Zeige Eintrag 26–50 von 312 Einträgen",
      because: "The table says of what.",
    },
  ],
  related: ["Data/Table", "Overlays/Menu", "Feedback/EmptyState"],
};

const meta = {
  title: "Families/Tables",
  parameters: { docs: { page: () => <FamilyPage family={family} /> } },
} satisfies Meta;

export default meta;

export const Good: StoryObj = { render: () => <GoodExamples family={family} /> };
