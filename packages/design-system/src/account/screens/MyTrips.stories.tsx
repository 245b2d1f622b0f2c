import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../../button/Button";
import { ButtonLink } from "../../button/ButtonLink";
import { Grid, GridItem } from "../../layout/Grid";
import { Stack } from "../../layout/Stack";
import { Link } from "../../link/Link";
import { BookingCard } from "../../membership/booking-card/BookingCard";
import {
  cancelledBooking,
  laterBooking,
  openOffer,
  pastBooking,
  sampleToday,
  upcomingBooking,
} from "../../membership/fixtures/membership";
import { OfferCard } from "../../membership/offer-card/OfferCard";
import { SavedTripButton } from "../../membership/saved-trip-button/SavedTripButton";
import { SubscriptionState } from "../../membership/subscription-state/SubscriptionState";
import { Section } from "../../section/Section";
import { Text } from "../../text/Text";
import { sampleTrips } from "../../trip/fixtures/trips";
import { TripCard } from "../../trip/trip-card/TripCard";
import { TripGrid } from "../../trip/trip-card/TripGrid";
import { PortalFrame } from "../fixtures/PortalFrame";

function SavedTrips() {
  const [saved, setSaved] = useState<readonly string[]>(sampleTrips.map(({ href }) => href));
  return (
    <TripGrid label="Gemerkte Reisen">
      {sampleTrips.map((trip) => (
        <TripCard
          key={trip.href}
          trip={trip}
          headingLevel={3}
          action={
            <SavedTripButton
              title={trip.title}
              saved={saved.includes(trip.href)}
              onSavedChange={(next) =>
                setSaved(next ? [...saved, trip.href] : saved.filter((href) => href !== trip.href))
              }
            />
          }
        />
      ))}
    </TripGrid>
  );
}

function MyTrips({ member = true }: { member?: boolean }) {
  return (
    <PortalFrame>
      <Section
        title="Guten Tag, Annegret"
        headingLevel={1}
        intro="In drei Wochen geht es ins Zillertal."
        space="both"
      >
        <Grid columns="12" gap="4">
          <GridItem span="8">
            <Stack gap="3">
              <BookingCard booking={upcomingBooking} today={sampleToday} headingLevel={2}>
                <Button variant="quiet">Frage an den Veranstalter</Button>
              </BookingCard>
              <BookingCard booking={laterBooking} today={sampleToday} headingLevel={2} />
              <BookingCard booking={pastBooking} today={sampleToday} headingLevel={2} />
              <BookingCard booking={cancelledBooking} today={sampleToday} headingLevel={2} />
            </Stack>
          </GridItem>
          <GridItem span="4">
            <Stack gap="3">
              {member ? (
                <SubscriptionState
                  title="Gratweg Plus"
                  subscription={{ state: "active", renewsOn: "2027-11-20", amountCents: 3900 }}
                  actions={
                    <Link href="/de/portal/settings" variant="standalone">
                      Mitgliedschaft verwalten
                    </Link>
                  }
                />
              ) : (
                <SubscriptionState
                  subscription={{ state: "none" }}
                  actions={<ButtonLink href="/de/portal/user/pricing">Mitgliedschaft ansehen</ButtonLink>}
                />
              )}
              <OfferCard offer={openOffer} access={member ? "open" : "locked"} headingLevel={2}>
                <ButtonLink href="/de/portal/angebot" variant="secondary" width="full">
                  {member ? "Termine ansehen" : "Mitglied werden"}
                </ButtonLink>
              </OfferCard>
            </Stack>
          </GridItem>
        </Grid>
      </Section>
      <Section title="Gemerkt" tone="surface">
        <SavedTrips />
      </Section>
    </PortalFrame>
  );
}

function NoTrips() {
  return (
    <PortalFrame>
      <Section title="Guten Tag, Annegret" headingLevel={1}>
        <Stack gap="3" align="start">
          <Text size="lg" width="measure">
            Hier stehen Ihre Reisen, sobald Sie eine gebucht haben: mit Unterlagen, Zahlungen und einer Datei
            für den Kalender.
          </Text>
          <ButtonLink href="/de/reisesuche">Reisen ansehen</ButtonLink>
          <Text tone="muted">
            Schon gebucht? Buchungen mit Ihrer E-Mail-Adresse erscheinen von selbst.{" "}
            <Link href="/de/support">Hilfe dazu</Link>
          </Text>
        </Stack>
      </Section>
    </PortalFrame>
  );
}

const meta = {
  title: "Account and membership/Screens/My trips",
  component: MyTrips,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof MyTrips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsMember: Story = {};
export const WithoutMembership: Story = { args: { member: false } };
export const Empty: Story = { render: () => <NoTrips /> };
export const OnASmallPhone: Story = { globals: { viewport: { value: "least", isRotated: false } } };
export const InTheDark: Story = { globals: { theme: "dark" } };
