import type { SubscriptionAnswer } from "@gratweg/flows";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { account } from "../testing/fixtures";
import { renderScreen } from "../testing/renderScreen";
import CheckoutReturnScreen from "./CheckoutReturnScreen";

const paid: SubscriptionAnswer = { outcome: "customer", email: account.email };
const notYet: SubscriptionAnswer = { outcome: "refused", status: 403 };

const show = (
  fetchSubscription: (signal: AbortSignal) => Promise<SubscriptionAnswer>,
  search = "?session=1",
) => renderScreen(CheckoutReturnScreen, { search, fakes: { checkoutApi: { fetchSubscription } } });

afterEach(() => jest.useRealTimers());

/** Moves the machine's clock and lets answers arrive. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test("waits until the provider's event has arrived, then goes on in the place of this address, with a forced check [2.30]", async () => {
  jest.useFakeTimers();
  const ask = jest.fn(() => Promise.resolve<SubscriptionAnswer>(notYet));
  const { container, navigate, fetchSubscription } = await show(ask);
  await pass(10);
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Ihre Zahlung wird bestätigt");
  expect(container).toHaveTextContent("Bitte bestellen Sie nicht noch einmal.");
  expect(navigate).not.toHaveBeenCalled();
  ask.mockResolvedValue(paid);
  await pass(10_000);
  expect(navigate.mock.calls).toEqual([["/de/portal/user/payment-success", { replace: true }]]);
  expect(fetchSubscription).toHaveBeenCalledTimes(1);
});

test("takes it longer, one reads that nothing is lost, and looks again by hand", async () => {
  jest.useFakeTimers();
  const ask = jest.fn(() => Promise.resolve<SubscriptionAnswer>(notYet));
  const { container, navigate } = await show(ask);
  await pass(61_000);
  expect(screen.getByText("Die Bestätigung lässt auf sich warten")).toBeInTheDocument();
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
  ask.mockResolvedValue(paid);
  await userEvent.setup().click(screen.getByRole("button", { name: "Noch einmal nachsehen" }));
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith("/de/portal/user/payment-success", { replace: true }),
  );
});

test.each([
  ["?abgebrochen=1", "Sie haben die Zahlung abgebrochen", "Zurück zur Auswahl"],
  ["?abgelehnt=1", "Die Zahlung wurde abgelehnt", "Noch einmal wählen"],
])("%s: %s, nothing was taken, back to the plans", async (search, title, way) => {
  const ask = jest.fn(() => Promise.resolve(paid));
  const { container, navigate } = await show(ask, search);
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeInTheDocument();
  expect(container).toHaveTextContent("nichts abgebucht");
  expect(screen.getByRole("link", { name: way })).toHaveAttribute("href", "/de/portal/user/pricing");
  expect([ask.mock.calls, navigate.mock.calls]).toEqual([[], []]);
  expect(await axe(container)).toHaveNoViolations();
});

test("a session that ended meanwhile: sign in, and back to here", async () => {
  await show(() => Promise.resolve({ outcome: "refused", status: 401 }));
  expect(await screen.findByRole("link", { name: "Anmelden" })).toHaveAttribute(
    "href",
    "/de/portal/user/login?weiter=%2Fde%2Fportal%2Fuser%2Fcheckout-return%3Fsession%3D1",
  );
});
