import { Box, Flex, Typography } from "@strapi/design-system";
import { desk } from "../microcopy";
import { useDepartureSeatsQuery } from "./api";
import { period } from "./format";
import { SeatsBar } from "./SeatsBar";

interface TwoLinesProps {
  first: string;
  second: string;
}

function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <Flex direction="column" alignItems="flex-start" maxWidth="22rem">
      <Typography textColor="neutral800" ellipsis maxWidth="100%" title={first}>
        {first}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        {second}
      </Typography>
    </Flex>
  );
}

interface TourCellProps {
  departure: number;
  tour: number;
}

/** Title of the tour above its number; the number alone when the departure is gone. */
export function TourCell({ departure, tour }: TourCellProps) {
  const { data } = useDepartureSeatsQuery(departure);
  return <TwoLines first={data?.tour?.title ?? desk.none} second={desk.list.numbered(tour)} />;
}

interface DepartureCellProps {
  departure: number;
}

export function DepartureCell({ departure }: DepartureCellProps) {
  const { data } = useDepartureSeatsQuery(departure);
  const dates = data ? period(data.startDate, data.endDate) : desk.none;
  return <TwoLines first={dates} second={desk.list.numbered(departure)} />;
}

export function SeatsCell({ departure }: DepartureCellProps) {
  const { data } = useDepartureSeatsQuery(departure);
  if (!data) return <Typography textColor="neutral600">{desk.none}</Typography>;
  return (
    <Box minWidth="13rem">
      <SeatsBar taken={data.taken} capacity={data.capacity} />
    </Box>
  );
}
