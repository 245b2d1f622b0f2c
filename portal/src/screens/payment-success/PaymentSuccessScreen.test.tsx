import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { account } from "../testing/fixtures";
import { renderScreen } from "../testing/renderScreen";
import PaymentSuccessScreen from "./PaymentSuccessScreen";

test("welcomes, leads on, and checks by force, whatever was known before [2.31]", async () => {
  const { container, fetchSubscription } = await renderScreen(PaymentSuccessScreen, {
    subscription: { outcome: "customer", email: account.email },
  });
  expect(
    await screen.findByRole("heading", { level: 1, name: "Willkommen als Mitglied" }),
  ).toBeInTheDocument();
  await waitFor(() => expect(fetchSubscription.mock.calls.length).toBeGreaterThan(0));
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/de/portal",
    "/de/portal/angebot",
    "/de/portal",
    "/de/reisesuche",
    "/de/portal/settings#mitgliedschaft",
  ]);
  expect(screen.queryByText("Ihre Mitgliedschaft ist noch nicht bestätigt")).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test("opened without a payment it promises nothing, and looks again by hand", async () => {
  const user = userEvent.setup();
  const { fetchSubscription } = await renderScreen(PaymentSuccessScreen, {
    subscription: { outcome: "refused", status: 403 },
  });
  const pending = { level: 1, name: "Ihre Mitgliedschaft ist noch nicht bestätigt" };
  expect(await screen.findByRole("heading", pending)).toBeInTheDocument();
  expect(screen.queryByText(/Ihre Zahlung ist angekommen|Willkommen|Was Sie jetzt davon haben/)).toBeNull();
  fetchSubscription.mockResolvedValue({ outcome: "customer", email: account.email });
  await user.click(screen.getByRole("button", { name: "Noch einmal nachsehen" }));
  expect(await screen.findByText(/Ihre Zahlung ist angekommen/)).toBeInTheDocument();
});
