import { Flex, Link, Loader, Typography } from "@strapi/design-system";
import { NavLink } from "react-router-dom";
import { desk } from "../microcopy";
import { useDepartureSeatsQuery } from "./api";
import { bookingsOfDeparturePath, DEPARTURE } from "./models";
import { SeatsBar } from "./SeatsBar";

interface PanelProps {
  model: string;
  document?: { number?: unknown };
}

/** Beside the form of a departure: how many seats are gone, and to whom. */
export function DeparturePanel({ model, document }: PanelProps) {
  if (model !== DEPARTURE) return null;
  const number = document?.number;
  return {
    title: desk.seats.panel,
    content:
      typeof number === "number" ? (
        <Seats departure={number} />
      ) : (
        <Typography textColor="neutral600">{desk.seats.unsaved}</Typography>
      ),
  };
}

function Seats({ departure }: { departure: number }) {
  const { data, isLoading } = useDepartureSeatsQuery(departure);
  if (isLoading) return <Loader small>{desk.seats.loading}</Loader>;
  if (!data) return <Typography textColor="neutral600">{desk.seats.unknown}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <SeatsBar taken={data.taken} capacity={data.capacity} />
      <Typography variant="pi" textColor="neutral600">
        {desk.seats.left(data.left)}
      </Typography>
      <Link tag={NavLink} to={bookingsOfDeparturePath(departure)}>
        {desk.seats.bookings}
      </Link>
    </Flex>
  );
}
