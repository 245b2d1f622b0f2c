import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import type { PortalServices } from "../../services";
import { account, membership, monthly, plus } from "../testing/fixtures";
import { offline, refused, renderScreen, type RenderOptions } from "../testing/renderScreen";
import type { Plan } from "./plans";
import PricingScreen from "./PricingScreen";

const find = jest.fn<ReturnType<PortalServices["portalContent"]["plans"]>, unknown[]>();
const published = ({ priceCents, benefits, ...plan }: Plan) => ({
  ...plan,
  benefits: [...benefits],
  price: { amount: priceCents, currency: "EUR" as const },
});
const offering = (...plans: Plan[]) => find.mockResolvedValue(plans.map(published));

beforeEach(() => {
  find.mockReset();
  offering(plus, monthly);
});

const read = () => Promise.resolve(account);
const show = ({ fakes, ...more }: RenderOptions = {}) =>
  renderScreen(PricingScreen, {
    fakes: { portalContent: { plans: find }, account: { read }, ...fakes },
    ...more,
  });
const order = () => screen.findByRole("button", { name: "zahlungspflichtig bestellen" });

test("plans as they are published, in the editors' order, beside each other [2.32]", async () => {
  const { container } = await show();
  expect(await screen.findByRole("article", { name: "Gratweg Plus" })).toHaveTextContent(
    /39 €.*pro Jahr.*Gesamtpreis inkl\. MwSt\./,
  );
  expect(find).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("table", { name: "Mitgliedschaften im Vergleich" })).toBeInTheDocument();
  // Nobody orders what they have not chosen.
  expect(screen.queryByRole("button", { name: "zahlungspflichtig bestellen" })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test("directly above the button stand plan, term, renewal, notice and the total", async () => {
  const user = userEvent.setup();
  const { container, navigate } = await show();
  await user.click(await screen.findByRole("button", { name: "Gratweg Plus wählen" }));
  expect(navigate.mock.calls).toEqual([["/de/portal/user/pricing?plan=plus"]]);
  expect(screen.getByRole("heading", { name: "Prüfen und bestellen" })).toHaveFocus();
  const area = screen.getByRole("region", { name: "Mitgliedschaft bestellen" });
  const text = area.textContent.replaceAll("\u00a0", " ");
  expect(text).toMatch(
    /VertragGratweg Plus.*Laufzeitein Jahr ab heuteVerlängerungdanach auf unbestimmte Zeit, wenn Sie nicht kündigenKündigungjederzeit zum Ende des ersten Jahres, danach jederzeit mit einem Monat Frist; was Sie für die Zeit danach bezahlt haben, erstatten wirVertragspartnerGratweg GmbH, Uferweg 1000, 10115 Berlin.*Gesamtpreis 39 € im ersten Jahr, inkl\. MwSt\.zahlungspflichtig bestellen$/,
  );
  expect(await axe(container)).toHaveNoViolations();
});

test("a double click creates one checkout and leaves once", async () => {
  const user = userEvent.setup();
  const createCheckout = jest.fn(() => Promise.resolve({ url: "https://zahlung.test/1" }));
  const { leave } = await show({ fakes: { checkoutApi: { createCheckout } }, search: "?plan=plus" });
  const button = await order();
  await user.dblClick(button);
  fireEvent.click(button);
  await waitFor(() => expect(leave.mock.calls).toEqual([["https://zahlung.test/1"]]));
  expect(createCheckout.mock.calls.map(([plan]: unknown[]) => plan)).toEqual(["plus"]);
  expect(screen.getByText("Sie werden zur Zahlungsseite weitergeleitet …")).toBeInTheDocument();
});

test("plans with the same benefits are not compared: their cards say price and term", async () => {
  offering(plus, { ...monthly, benefits: plus.benefits });
  await show();
  expect(await screen.findByRole("article", { name: "Plus, monatlich" })).toBeInTheDocument();
  expect(screen.queryByRole("table")).toBeNull();
});

test("the only plan needs no choosing", async () => {
  offering(plus);
  await show();
  expect(await order()).toBeInTheDocument();
  expect(screen.queryByRole("table")).toBeNull();
});

test("a visitor orders, signs in on the way, and the plan is kept [2.27]", async () => {
  const user = userEvent.setup();
  const { navigate, services } = await show({ signedIn: false, search: "?plan=plus-monat" });
  expect(await screen.findByText(/Danach melden Sie sich an oder legen ein Konto an/)).toBeInTheDocument();
  await user.click(await order());
  expect(navigate.mock.calls).toEqual([["/de/portal/user/login-checkout"]]);
  expect(services.checkout.getSnapshot()).toMatchObject({
    value: "identifying",
    context: { plan: "plus-monat" },
  });
});

test("a member sees the membership and orders nothing twice", async () => {
  const { container } = await show({
    fakes: { account: { read: () => Promise.resolve({ ...account, membership }) } },
    search: "?plan=plus",
  });
  expect(await screen.findByText("Sie sind schon Mitglied")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Mitgliedschaft verwalten" })).toHaveAttribute(
    "href",
    "/de/portal/settings#mitgliedschaft",
  );
  expect(screen.queryByRole("button", { name: /bestellen|wählen/ })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test("whoever has paid and comes back by the browser's button is asked about anew", async () => {
  const ask = jest.fn(read);
  await show({ fakes: { account: { read: ask } }, search: "?plan=plus" });
  await order();
  ask.mockResolvedValue({ ...account, membership });
  fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }));
  expect(await screen.findByText("Sie sind schon Mitglied")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "zahlungspflichtig bestellen" })).toBeNull();
});

test.each([
  ["without a connection", offline, /nicht mit dem Internet verbunden/],
  [
    "the payment service away",
    () =>
      refused(503, "/probleme/zahlung-nicht-erreichbar", { detail: "Der Zahlungsdienst antwortet nicht." }),
    /Der Zahlungsdienst antwortet nicht\./,
  ],
])("%s nothing is ordered, and the button works again", async (_, failure, words) => {
  const user = userEvent.setup();
  const createCheckout = jest
    .fn(() => Promise.resolve({ url: "https://zahlung.test/2" }))
    .mockImplementationOnce(failure);
  const { leave } = await show({ fakes: { checkoutApi: { createCheckout } }, search: "?plan=plus" });
  await user.click(await order());
  expect(await screen.findByText("Die Bestellung ist nicht angekommen")).toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText("Es wurde nichts bestellt und nichts abgebucht.")).toBeInTheDocument();
  await user.click(await order());
  await waitFor(() => expect(leave).toHaveBeenCalledWith("https://zahlung.test/2"));
});

test("who gave up on the payment page reads that nothing was ordered", async () => {
  const user = userEvent.setup();
  const { navigate } = await show({ search: "?abgebrochen=1&plan=plus" });
  const notice = (await screen.findByText("Sie haben die Zahlung abgebrochen")).parentElement?.parentElement;
  await user.click(within(notice as HTMLElement).getByRole("button"));
  expect(navigate.mock.calls).toEqual([["/de/portal/user/pricing?plan=plus", { replace: true }]]);
  expect(screen.queryByText("Sie haben die Zahlung abgebrochen")).toBeNull();
});

test("plans that cannot be had: says so, and a press asks again; none at all is said too", async () => {
  const user = userEvent.setup();
  find.mockRejectedValueOnce(new Error("down"));
  const failed = await show();
  expect(await screen.findByText("Die Mitgliedschaften konnten wir nicht laden")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Noch einmal versuchen" }));
  expect(await screen.findByRole("article", { name: "Gratweg Plus" })).toBeInTheDocument();
  failed.unmount();
  offering();
  await show();
  expect(await screen.findByText("Zurzeit nehmen wir keine neuen Mitglieder auf")).toBeInTheDocument();
});
