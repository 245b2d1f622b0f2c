import {
  Badge,
  Container,
  formatDate,
  formatPrice,
  Heading,
  mountainsIcon,
  Stack,
  Text,
  TripCard,
  TripGrid,
  type TripCardData,
} from "@gratweg/design-system";
import { PageFooter } from "./PageFooter";
import { ThemeSwitch } from "./ThemeSwitch";

const trips: TripCardData[] = [
  { href: "/touren/1", title: "Über den Karwendelgrat", country: "Österreich", days: 6, priceFrom: 84_900 },
  { href: "/touren/2", title: "Von Hütte zu Hütte durch die Sächsische Schweiz", days: 4, priceFrom: 39_900 },
];

/** A server component: our components come as references to client ones, formats and icons run right here. */
export default function HomePage() {
  return (
    <>
      <Container as="main">
        <Stack gap="4">
          <Heading level={1}>Geführte Touren</Heading>
          <Text>
            Ab {formatPrice(39_900)}, die nächste am {formatDate("2027-05-14")}
          </Text>
          <Badge tone="primary" icon={mountainsIcon}>
            Neu
          </Badge>
          <TripGrid label="Touren">
            {trips.map((trip) => (
              <TripCard key={trip.href} trip={trip} headingLevel={2} />
            ))}
          </TripGrid>
          <ThemeSwitch />
        </Stack>
      </Container>
      <PageFooter />
    </>
  );
}
