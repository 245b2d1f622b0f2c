import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { account, lockedOffers, openOffers } from "../testing/fixtures";
import { never, refused, renderScreen, type RenderOptions } from "../testing/renderScreen";
import OffersScreen from "./OffersScreen";

const show = (offers: () => Promise<typeof openOffers>, more: RenderOptions = {}) =>
  renderScreen(OffersScreen, { fakes: { member: { offers } }, ...more });

test("members see code, price, day, body and the way to the trip [1.15]", async () => {
  const user = userEvent.setup();
  const { container } = await show(() => Promise.resolve(openOffers));
  expect(await screen.findByText(/ELBSANDSTEIN10/)).toBeInTheDocument();
  expect(container).toHaveTextContent(/674,10/);
  expect(container).toHaveTextContent("gültig bis 31. Mai 2027");
  await user.click(screen.getByText("Bedingungen und Ablauf"));
  expect(screen.getByText("Bitte bei der Buchung nennen.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Reise ansehen" })).toHaveAttribute(
    "href",
    "/de/reise/1021/malerweg",
  );
  expect(await axe(container)).toHaveNoViolations();
});

test("an offer's text is formatted: files lie with the uploads host, breaks and underlines are real, $0 is the site [7.32, 7.34]", async () => {
  const user = userEvent.setup();
  const text = (words: string) => ({ type: "text", text: words });
  const body = [
    {
      type: "paragraph",
      children: [
        text("Bei $0&lt;br&gt;&lt;u&gt;mitbringen&lt;/u&gt;: "),
        { type: "link", url: "/uploads/packliste.pdf", children: [text("Packliste")] },
      ],
    },
  ];
  const data = openOffers.data.map((offer) => ({
    ...offer,
    member: offer.member && { ...offer.member, body },
  }));
  const { container } = await show(() => Promise.resolve({ ...openOffers, data }));
  await user.click((await screen.findAllByText("Bedingungen und Ablauf"))[0] as HTMLElement);
  expect(screen.getAllByRole("link", { name: "Packliste" })[0]).toHaveAttribute(
    "href",
    "http://inhalte.test/uploads/packliste.pdf",
  );
  expect(container.innerHTML).toContain("Bei Gratweg Wandern<br><u>mitbringen</u>: ");
});

test.each([
  ["a signed-in person", true],
  ["a visitor", false],
])("%s without membership sees a teaser and the way to one", async (_, signedIn) => {
  const { container } = await show(() => Promise.resolve(lockedOffers), { signedIn });
  expect(await screen.findByText("Als Mitglied sehen Sie Preis und Code")).toBeInTheDocument();
  expect(screen.queryByText(/ELBSANDSTEIN10/)).toBeNull();
  const signIn = screen.queryByRole("link", { name: "Schon Mitglied? Anmelden" });
  expect(signIn?.getAttribute("href") ?? null).toBe(
    signedIn ? null : "/de/portal/user/login?weiter=%2Fde%2Fportal%2Fangebot",
  );
  expect(await axe(container)).toHaveNoViolations();
});

test("the browser's belief opens no offer: the server's answer alone does", async () => {
  const { fetchSubscription } = await show(() => Promise.resolve(lockedOffers), {
    subscription: { outcome: "customer", email: account.email },
  });
  expect(await screen.findByText("Ihre Mitgliedschaft konnten wir gerade nicht prüfen")).toBeInTheDocument();
  expect(screen.queryByText(/ELBSANDSTEIN10/)).toBeNull();
  // One check, and one more because the server said no; never in a circle.
  expect(fetchSubscription.mock.calls.length).toBeLessThanOrEqual(2);
});

test("a membership that has ended: what the browser remembers is checked anew, and the way to one is shown", async () => {
  const { fetchSubscription } = await show(() => Promise.resolve(lockedOffers), {
    subscription: { outcome: "refused", status: 403 },
    remembered: { hasAccess: true, timestamp: Date.now() },
  });
  expect(await screen.findByRole("link", { name: "Mitgliedschaft ansehen" })).toBeInTheDocument();
  expect(screen.queryByText("Ihre Mitgliedschaft konnten wir gerade nicht prüfen")).toBeNull();
  expect(fetchSubscription).toHaveBeenCalledTimes(1);
});

test("none, on the way, and not to be had", async () => {
  const user = userEvent.setup();
  const empty = await show(() => Promise.resolve({ data: [], meta: { hasAccess: true } }));
  expect(await screen.findByText("Gerade gibt es kein Angebot")).toBeInTheDocument();
  empty.unmount();
  const slow = await show(never);
  expect(screen.getByText("Die Angebote werden geladen …")).toBeInTheDocument();
  slow.unmount();
  await show(jest.fn(() => Promise.resolve(openOffers)).mockImplementationOnce(() => refused(503)));
  expect(await screen.findByText("Die Angebote konnten wir nicht laden")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Noch einmal versuchen" }));
  expect(await screen.findByText(/ELBSANDSTEIN10/)).toBeInTheDocument();
});
