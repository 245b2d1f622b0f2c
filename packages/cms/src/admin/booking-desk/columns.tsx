import { Link, Typography } from "@strapi/design-system";
import type { MouseEvent, ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { desk } from "../microcopy";
import { DepartureCell, SeatsCell, TourCell } from "./DepartureCells";
import { day, moment } from "./format";
import { euros } from "../../domain/departure-prices";
import { germanColumn } from "./germanColumns";
import { deskOf, type Booking } from "./models";
import { StateBadge } from "./StateBadge";

interface Header {
  name: string;
  label: unknown;
  attribute?: { type?: string };
  cellFormatter?: (row: never) => ReactNode;
}
interface ListArguments {
  displayedHeaders: Header[];
  layout: { options?: object };
}
type Columns = Readonly<Record<string, Partial<Pick<Header, "label" | "cellFormatter">>>>;

interface Departure {
  documentId: string;
  number?: number;
  startDate?: string;
  endDate?: string;
  priceCents?: number;
  state?: string;
}

/** The content manager translates labels that are objects. */
const label = (id: string, defaultMessage: string) => ({ id: `gratweg.desk.${id}`, defaultMessage });

const text = (content: string | number | undefined | null) => (
  <Typography textColor="neutral800">{content ?? desk.none}</Typography>
);

const money = (cents: number | undefined) => text(cents === undefined ? undefined : euros(cents));

/** A number that names something has no separators, and leads to what it names. The row listens too and would go on from there. */
const entry = ({ documentId, number }: { documentId?: string; number?: number }) => (
  <Link tag={NavLink} to={documentId ?? ""} onClick={(event: MouseEvent) => event.stopPropagation()}>
    {number}
  </Link>
);

const BOOKINGS: Columns = {
  number: { label: label("booking", desk.list.booking), cellFormatter: entry },
  state: {
    label: label("state", desk.list.state),
    cellFormatter: ({ state }: Booking) => (state ? <StateBadge state={state} /> : text(undefined)),
  },
  tourNumber: {
    label: label("tour", desk.list.tour),
    cellFormatter: ({ departureNumber, tourNumber }: Booking) => (
      <TourCell departure={departureNumber ?? 0} tour={tourNumber ?? 0} />
    ),
  },
  departureNumber: {
    label: label("departure", desk.list.departure),
    cellFormatter: ({ departureNumber }: Booking) => <DepartureCell departure={departureNumber ?? 0} />,
  },
  seats: { cellFormatter: ({ seats }: Booking) => text(seats) },
  totalCents: {
    label: label("total", desk.list.total),
    cellFormatter: ({ totalCents }: Booking) => money(totalCents),
  },
  email: { cellFormatter: ({ email }: Booking) => text(email) },
  bookedAt: { cellFormatter: ({ bookedAt }: Booking) => text(bookedAt && moment(bookedAt)) },
};

const DEPARTURES: Columns = {
  number: { cellFormatter: entry },
  startDate: { cellFormatter: ({ startDate }: Departure) => text(startDate && day(startDate)) },
  endDate: { cellFormatter: ({ endDate }: Departure) => text(endDate && day(endDate)) },
  priceCents: {
    label: label("price", desk.list.price),
    cellFormatter: ({ priceCents }: Departure) => money(priceCents),
  },
  state: {
    cellFormatter: ({ state }: Departure) =>
      state ? <StateBadge state={state} labels={desk.departureStates} /> : text(undefined),
  },
};

const SEATS_COLUMN = {
  name: "seats",
  label: label("seats", desk.seats.column),
  attribute: { type: "custom" },
  searchable: false,
  sortable: false,
  cellFormatter: ({ number }: Departure) => <SeatsCell departure={number ?? 0} />,
};

const shown = (headers: Header[], columns: Columns): Header[] =>
  headers.map((header) => ({ ...header, ...columns[header.name] }));

/** Before the price, where it is seen without scrolling; at the end of a list that shows no price. */
function withSeats(headers: Header[]): Header[] {
  const price = headers.findIndex(({ name }) => name === "priceCents");
  const at = price < 0 ? headers.length : price;
  return [...headers.slice(0, at), SEATS_COLUMN, ...headers.slice(at)];
}

/** For the hook `Admin/CM/pages/ListView/inject-column-in-table`. */
export function injectColumns<Arguments extends ListArguments>(list: Arguments): Arguments {
  const { displayedHeaders } = list;
  switch (deskOf(list.layout)) {
    case "bookings":
      return { ...list, displayedHeaders: shown(displayedHeaders, BOOKINGS) };
    case "departures":
      return { ...list, displayedHeaders: withSeats(shown(displayedHeaders, DEPARTURES)) };
    default:
      return { ...list, displayedHeaders: displayedHeaders.map(germanColumn) };
  }
}
