import { Badge, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from "@strapi/design-system";
import { desk } from "../microcopy";
import { useDepartureSeatsQuery } from "./api";
import { ageOn, day } from "./format";
import { Section } from "./Section";
import { useBooking } from "./useBooking";

export function Travellers() {
  const { travellers = [], departureNumber = 0 } = useBooking();
  const { data: departure } = useDepartureSeatsQuery(departureNumber);
  const copy = desk.booking;
  return (
    <Section title={copy.travellers}>
      <Table colCount={3} rowCount={travellers.length + 1}>
        <Thead>
          <Tr>
            {[copy.traveller, copy.birthDate, copy.age].map((head) => (
              <Th key={head}>
                <Typography variant="sigma">{head}</Typography>
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {travellers.map(({ firstName = "", lastName = "", birthDate = "" }, index) => (
            // Two travellers may bear one name; they keep their order for ever.
            <Tr key={index}>
              <Td>
                <Flex gap={2}>
                  <Typography textColor="neutral800">{`${firstName} ${lastName}`}</Typography>
                  {index === 0 && <Badge size="S">{copy.registers}</Badge>}
                </Flex>
              </Td>
              <Td>
                <Typography textColor="neutral800">{day(birthDate)}</Typography>
              </Td>
              <Td>
                <Typography textColor="neutral800">
                  {departure && birthDate ? copy.years(ageOn(birthDate, departure.startDate)) : desk.none}
                </Typography>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Section>
  );
}
