import type { Account, MyBooking, OffersAnswer } from "@gratweg/contracts";
import { Grid, GridItem, Section, Stack } from "@gratweg/design-system";
import type { ReactNode } from "react";
import { myTripsTexts } from "../../texts/myTrips";
import type { ResourceView } from "../parts/resourceView";
import { Aside } from "./Aside";
import type { DocumentActions } from "./bookingData";
import { Bookings } from "./Bookings";
import { groupBookings, nextTripSentence } from "./nextTrip";
import type { BookingRequests } from "./useBookingRequests";
import { UnconfirmedNotice } from "./UnconfirmedNotice";

export interface MyTripsViewProps extends DocumentActions, Pick<BookingRequests, "onAsk"> {
  /** As the session knows it, before the account has come. */
  firstName: string;
  account: ResourceView<Account>;
  bookings: ResourceView<readonly MyBooking[]>;
  offers: ResourceView<OffersAnswer>;
  /** `YYYY-MM-DD` in Berlin. */
  today: string;
  /** The list of remembered trips. */
  saved: ReactNode;
}

export function MyTripsView(props: MyTripsViewProps) {
  const { firstName, account, bookings, offers, today } = props;
  const upcoming = bookings.data ? groupBookings(bookings.data, today).upcoming : [];
  return (
    <>
      <Section
        title={myTripsTexts.greeting(account.data?.firstName ?? firstName)}
        headingLevel={1}
        intro={nextTripSentence(upcoming, today)}
      >
        <Stack gap="4">
          {account.data?.confirmed === false && <UnconfirmedNotice email={account.data.email} />}
          <Grid columns="12" gap="4">
            <GridItem span="8">
              <Bookings
                {...{ bookings, today }}
                onOpen={props.onOpen}
                fetching={props.fetching}
                onAsk={props.onAsk}
              />
            </GridItem>
            <GridItem span="4" data-paper="none">
              <Aside account={account} offers={offers} />
            </GridItem>
          </Grid>
        </Stack>
      </Section>
      <div data-paper="none">{props.saved}</div>
    </>
  );
}
