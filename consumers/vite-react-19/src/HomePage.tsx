import {
  Button,
  Cluster,
  Container,
  darkThemeClass,
  Dialog,
  Footer,
  Heading,
  SkipLink,
  Stack,
  Text,
  ThemeToggle,
  TripCard,
  TripGrid,
  type ThemeName,
  type TripCardData,
} from "@gratweg/design-system";
import { useEffect, useState } from "react";
import { Newsletter } from "./Newsletter";
import { SiteHeader } from "./SiteHeader";

const trips: TripCardData[] = [
  {
    href: "/touren/1",
    title: "Über den Karwendelgrat",
    country: "Österreich",
    days: 6,
    difficulty: 3,
    priceFrom: 84900,
  },
  { href: "/touren/2", title: "Von Hütte zu Hütte durch die Sächsische Schweiz", days: 4, priceFrom: 39900 },
];

export function HomePage() {
  const [theme, setTheme] = useState<ThemeName>("light");
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    document.documentElement.classList.toggle(darkThemeClass, theme === "dark");
    document.documentElement.dataset.ready = "";
  }, [theme]);
  return (
    <>
      <SkipLink target="inhalt" />
      <SiteHeader />
      <Container as="main" id="inhalt">
        <Stack gap="4">
          <Heading level={1}>Geführte Touren</Heading>
          <TripGrid label="Touren">
            {trips.map((trip) => (
              <TripCard key={trip.href} trip={trip} headingLevel={2} />
            ))}
          </TripGrid>
          <Cluster>
            <Button onClick={() => setOpen(true)}>Was kostet eine Tour?</Button>
            <ThemeToggle theme={theme} onThemeChange={setTheme} />
          </Cluster>
        </Stack>
      </Container>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Was kostet eine Tour?">
        <Text>Alle Preise sind Gesamtpreise für eine Person.</Text>
      </Dialog>
      <Footer
        name="Almweg"
        newsletter={<Newsletter />}
        operators={[]}
        links={[{ href: "/impressum", label: "Impressum" }]}
        email="hallo@almweg.example"
        phone={{ href: "tel:+493012345678", label: "030 12345678" }}
        onPrivacySettings={() => setOpen(true)}
      />
    </>
  );
}
