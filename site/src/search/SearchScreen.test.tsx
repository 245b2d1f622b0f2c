import type { SearchAnswer } from "@gratweg/contracts";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import search from "../../locales/de/search.json";
import { translate, type Values } from "../texts/translate";
import { SearchScreen } from "./SearchScreen";

jest.mock("react-i18next", () => ({
  useTranslation: () => ({
    t: (key: string, values?: Values) => translate([search], key, values),
  }),
}));

const card = {
  ...{ number: 1001, slug: "karwendel", title: "Karwendel", teaser: "Von Hütte zu Hütte.", days: 6 },
  ...{ difficulty: 3, country: null, region: null, activities: [], operator: null },
  ...{ image: null, nextDeparture: "2027-06-12", priceFrom: { amount: 89_000, currency: "EUR" } },
};
const facets = {
  ...{ country: [], region: [], continent: [], activity: [], operator: [], travelType: [] },
  ...{ travelFocusType: [], difficulty: [] },
};
const first = {
  data: [card],
  meta: { pagination: { page: 1, pageSize: 24, pageCount: 1, total: 1 }, facets },
} as unknown as SearchAnswer;

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  window.scrollTo = () => undefined;
  globalThis.fetch = (address) => {
    asked.push(address as string);
    return Promise.resolve({ ok: true, json: () => Promise.resolve(first) } as Response);
  };
});

it("the search is cleared from its screen: no results, total 0, the address without a query; and shown again [4.20]", async () => {
  window.history.replaceState(null, "", "/de/reisesuche?q=Karwendel");
  render(<SearchScreen first={first} rankingHref={null} address="?q=Karwendel" isReturn={false} />);
  await userEvent.click(await screen.findByRole("button", { name: "Suche leeren" }));

  expect(screen.getByText("Die Suche ist leer.")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /Karwendel/ })).toBeNull();
  expect(screen.getByRole("searchbox")).toHaveValue("");
  expect(window.location.pathname + window.location.search).toBe("/de/reisesuche");
  expect(screen.queryByRole("button", { name: "Suche leeren" })).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Alle Reisen zeigen" }));
  await act(() => Promise.resolve());
  const results = within(document.getElementById("ergebnisse") ?? document.body);
  expect(await results.findByRole("link", { name: /Karwendel/ })).toBeInTheDocument();
  expect(asked).toEqual(["/api/trips/search?q=Karwendel", "/api/trips/search?"]);
});

it("says at the field that a range is upside down, searches without its end, and keeps both over a reload", async () => {
  window.history.replaceState(null, "", "/de/reisesuche?minPrice=2000&maxPrice=500");
  const { rerender } = render(
    <SearchScreen first={first} rankingHref={null} address="?minPrice=2000&maxPrice=500" isReturn={false} />,
  );
  const sentence = "Der Höchstpreis liegt unter dem Mindestpreis. Wir suchen so lange ohne ihn.";
  const [to] = await screen.findAllByRole("spinbutton", { name: "bis (€)", description: sentence });
  expect(to).toBeInvalid();
  expect(to).toHaveValue(500);
  expect(asked).toEqual(["/api/trips/search?minPrice=2000"]);
  // Read out, and no filter is shown that is not searched by.
  expect(document.querySelector("[aria-live=polite]")).toHaveTextContent(sentence);
  expect(screen.queryByText(/^bis 500/)).toBeNull();

  await userEvent.type(to!, "0");
  rerender(
    <SearchScreen first={first} rankingHref={null} address="?minPrice=2000&maxPrice=500" isReturn={false} />,
  );
  expect(to).toHaveValue(5000);
  expect(to).not.toBeInvalid();
  await waitFor(() => expect(window.location.search).toBe("?minPrice=2000&maxPrice=5000"));
  expect(document.querySelector("[aria-live=polite]")).toBeEmptyDOMElement();
});

it("does not complain about a number that is still being typed", async () => {
  window.history.replaceState(null, "", "/de/reisesuche?minPrice=900");
  render(<SearchScreen first={first} rankingHref={null} address="?minPrice=900" isReturn={false} />);
  const to = screen.getAllByRole("spinbutton", { name: "bis (€)" })[0]!;
  const complaints: (string | null)[] = [];
  to.addEventListener("input", () => queueMicrotask(() => complaints.push(to.getAttribute("aria-invalid"))));
  await userEvent.type(to, "1500");
  expect(to).toHaveValue(1500);
  expect(complaints).toEqual([null, null, null, null]);
});
