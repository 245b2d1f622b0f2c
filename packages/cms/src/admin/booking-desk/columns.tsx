import { Typography } from "@strapi/design-system";
import type { ReactNode } from "react";
import { desk } from "../microcopy";
import { DepartureCell, SeatsCell, TourCell } from "./DepartureCells";
import { euros } from "./format";
import { deskOf, type Booking } from "./models";
import { StateBadge } from "./StateBadge";

interface Header {
  name: string;
  label: unknown;
  cellFormatter?: (row: never) => ReactNode;
}
interface ListArguments {
  displayedHeaders: Header[];
  layout: { options?: object };
}

const text = (content: string) => <Typography textColor="neutral800">{content}</Typography>;

/** The content manager translates labels that are objects. */
const label = (id: string, defaultMessage: string) => ({ id: `gratweg.desk.${id}`, defaultMessage });

const BOOKING_COLUMNS: Readonly<Record<string, Pick<Header, "label" | "cellFormatter">>> = {
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
  totalCents: {
    label: label("total", desk.list.total),
    cellFormatter: ({ totalCents }: Booking) =>
      text(totalCents === undefined ? desk.none : euros(totalCents)),
  },
  state: {
    label: label("state", desk.list.state),
    cellFormatter: ({ state }: Booking) => (state ? <StateBadge state={state} /> : text(desk.none)),
  },
};

const SEATS_COLUMN = {
  name: "seats",
  label: label("seats", desk.seats.column),
  attribute: { type: "custom" },
  searchable: false,
  sortable: false,
  cellFormatter: ({ number }: { number?: number }) => <SeatsCell departure={number ?? 0} />,
};

/** For the hook `Admin/CM/pages/ListView/inject-column-in-table`. */
export function injectColumns<Arguments extends ListArguments>(list: Arguments): Arguments {
  switch (deskOf(list.layout)) {
    case "bookings":
      return {
        ...list,
        displayedHeaders: list.displayedHeaders.map((header) => ({
          ...header,
          ...BOOKING_COLUMNS[header.name],
        })),
      };
    case "departures":
      return { ...list, displayedHeaders: [...list.displayedHeaders, SEATS_COLUMN] };
    default:
      return list;
  }
}
