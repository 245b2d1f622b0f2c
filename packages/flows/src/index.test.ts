import * as core from "./index";
import * as hooks from "./react/index";

it("exports these names and no others", () => {
  expect(Object.keys(core).sort()).toEqual([
    "BOOKING_CONFIRMATION_KEY",
    "BOOKING_DRAFT_PREFIX",
    "BOOKING_STEPS",
    "BOOKING_STEP_PARAMETER",
    "BookingError",
    "RELOAD_GUARD_KEY",
    "RELOAD_GUARD_MS",
    "TRIP_SEARCH_STATE_KEY",
    "TripSearchError",
    "bookingMachine",
    "buildCheckInput",
    "buildCheckMachine",
    "connectBooking",
    "connectBuildCheck",
    "connectNewsletterNotice",
    "connectTripSearch",
    "createBookingApi",
    "createBookingConfirmationStore",
    "createBookingKey",
    "createBookingStore",
    "createNewsletterApi",
    "createReloadGuardStore",
    "createTripSearchStore",
    "fetchLatestBuild",
    "isChunkError",
    "newsletterNoticeMachine",
    "readBookingStep",
    "reloadPage",
    "stepOfField",
    "tripSearchMachine",
    "watchBookingWindow",
    "watchWindow",
    "writeBookingStep",
  ]);
  expect(Object.keys(hooks).sort()).toEqual([
    "useBooking",
    "useBookingConfirmation",
    "useBuildCheck",
    "useNewsletterNotice",
    "useTripSearch",
  ]);
});
