import { act, renderHook } from "@testing-library/react";
import { createActor, SimulatedClock } from "xstate";
import { accountDeletionMachine } from "../account-deletion/accountDeletionMachine";
import { buildCheckMachine } from "../build-check/buildCheckMachine";
import { checkoutMachine } from "../checkout/checkoutMachine";
import { consentMachine } from "../consent/consentMachine";
import { membershipChangeMachine } from "../membership-change/membershipChangeMachine";
import { newsletterNoticeMachine } from "../newsletter-notice/newsletterNoticeMachine";
import { registrationMachine } from "../registration/registrationMachine";
import { sessionMachine } from "../session/sessionMachine";
import { queryOf } from "../trip-search/fixtures";
import { tripSearchMachine } from "../trip-search/tripSearchMachine";
import { useAccountDeletionActor } from "./useAccountDeletion";
import { useBuildCheck } from "./useBuildCheck";
import { useCheckout } from "./useCheckout";
import { useConsent } from "./useConsent";
import { useMembershipChangeActor } from "./useMembershipChange";
import { useNewsletterNoticeActor } from "./useNewsletterNotice";
import { useRegistrationActor } from "./useRegistration";
import { useSession } from "./useSession";
import { useTripSearchActor } from "./useTripSearch";

it("commands that no screen's test presses say to their machines what they are named after", () => {
  const said: unknown[] = [];
  const hearing = <Actor extends { send: (event: never) => void }>(actor: Actor): Actor => {
    actor.send = (event) => void said.push(event);
    return actor;
  };
  const commandsOf = <Commands,>(use: () => Commands) => renderHook(use).result.current;

  const account = { hasPassword: true, email: "" };
  const deletion = hearing(createActor(accountDeletionMachine, { input: account }));
  commandsOf(() => useAccountDeletionActor(deletion)).cancel();
  const membership = hearing(createActor(membershipChangeMachine, { input: { membership: null } }));
  commandsOf(() => useMembershipChangeActor(membership)).dismiss();
  const texts = { invalidEmail: "", messageError: "" };
  const newsletter = hearing(createActor(newsletterNoticeMachine, { input: { texts } }));
  commandsOf(() => useNewsletterNoticeActor(newsletter)).dismiss();
  const registration = hearing(createActor(registrationMachine, { input: {} }));
  commandsOf(() => useRegistrationActor(registration)).restart();
  const session = hearing(createActor(sessionMachine, { input: { credentials: null } }));
  commandsOf(() => useSession(session)).openAuthScreen(true);
  const consent = hearing(createActor(consentMachine, { input: { offered: [], record: null } }));
  commandsOf(() => useConsent(consent, () => 1)).allowAll();
  const checkout = hearing(createActor(checkoutMachine, { input: { plan: null } }));
  const plans = commandsOf(() => useCheckout(checkout, false));
  plans.choose("jahr");
  plans.resume();
  plans.abandon();
  const search = hearing(createActor(tripSearchMachine, { input: {} }));
  const trips = commandsOf(() => useTripSearchActor(search));
  const place = { scrollY: 640, relativePositionOffset: 90, activeTourId: 2 };
  trips.toggle("country", "schweiz");
  trips.goToPage(3);
  trips.openTrip(place);
  trips.returnFromTrip(queryOf());

  expect(said).toEqual([
    { type: "deletion.cancel" },
    { type: "change.dismiss" },
    { type: "notice.dismiss" },
    { type: "registration.restart" },
    { type: "auth.open", isSuspended: true },
    { type: "choice.allowAll", at: 1 },
    { type: "plan.choose", plan: "jahr", isSignedIn: false },
    { type: "checkout.resume" },
    { type: "checkout.abandon" },
    { type: "filter.toggle", facet: "country", value: "schweiz" },
    { type: "page.go", page: 3 },
    { type: "trip.open", ...place },
    { type: "trip.return", query: queryOf() },
  ]);
});

it("useBuildCheck says that a reload was refused", () => {
  const input = { buildId: "a", isGuardLasting: false };
  const actor = createActor(buildCheckMachine, { input, clock: new SimulatedClock() }).start();
  const { result } = renderHook(() => useBuildCheck(actor));
  expect(result.current).toEqual({ isOutdated: false, isReloadRefused: false });
  act(() => actor.send({ type: "chunk.fail", href: "/de", at: 0 }));
  expect(result.current).toEqual({ isOutdated: false, isReloadRefused: true });
  actor.stop();
});
