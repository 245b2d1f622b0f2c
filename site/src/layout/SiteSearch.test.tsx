import type { Suggestions } from "@gratweg/contracts";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { renderToString } from "react-dom/server";
import { SiteSearch } from "./SiteSearch";

const mockNavigate = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
jest.mock("gatsby", () => ({ navigate: (href: string) => mockNavigate(href) }));

const asked: string[] = [];
const SUGGESTIONS: Suggestions = {
  months: [],
  places: [{ slug: "tirol", name: "Tirol", count: 2 }],
  activities: [{ slug: "trekking", name: "Trekking", count: 1 }],
  trips: [
    {
      number: 1001,
      slug: "karwendel",
      title: "Alpenhüttentour durch das Karwendel",
      image: { src: "/static/k.webp", width: 480, height: 320, alt: "Grat" },
      days: 6,
      priceFrom: { amount: 89_000, currency: "EUR" },
    },
  ],
  pages: [{ kind: "question", title: "Was ist in Tirol teuer?", href: "/de/haeufige-fragen#vorher-1" }],
  siblings: [
    {
      site: "biking",
      name: "Gratweg Rad",
      domain: "radreisen.gratweg.example",
      topic: "Radwandern",
      count: 13,
      parameters: "activity=radwandern",
    },
  ],
};

beforeEach(() => {
  mockNavigate.mockClear();
  asked.length = 0;
  window.localStorage.clear();
  globalThis.fetch = (address) => {
    asked.push(address as string);
    const answer = { ok: true, json: () => Promise.resolve({ data: SUGGESTIONS }) };
    return Promise.resolve(answer as Response);
  };
});

it.each([
  [" Hütte & See ", "/de/reisesuche?q=H%C3%BCtte+%26+See"],
  ["   ", "/de/reisesuche"],
  ["", "/de/reisesuche"],
])("what is typed, “%s”, leads to %s", (typed, address) => {
  render(<SiteSearch />);
  fireEvent.change(screen.getByRole("combobox"), { target: { value: typed } });
  expect(screen.getByRole("combobox")).toHaveValue(typed);
  fireEvent.submit(screen.getByRole("search"));
  expect(mockNavigate.mock.calls).toEqual([[address]]);
});

it("leads there without scripts too, and is a plain search field then", () => {
  const page = renderToString(<SiteSearch />);
  expect(page).toContain('action="/de/reisesuche"');
  expect(page).toContain('role="searchbox"');
  expect(page).not.toContain("aria-expanded");
});

it("suggests while one types: places, trips with price, questions, other sites", async () => {
  const { container } = render(<SiteSearch />);
  await userEvent.type(screen.getByRole("combobox"), "tir");
  const list = await screen.findByRole("listbox", { name: "Vorschläge" });
  expect(
    within(list)
      .getAllByRole("group")
      .map((group) => [
        document.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent,
        ...within(group)
          .getAllByRole("option")
          .map((option) => option.textContent),
      ]),
  ).toEqual([
    ["Orte", "Tirol 2 Reisen"],
    ["Unterwegs", "Trekking 1 Reise"],
    ["Reisen", expect.stringMatching(/^Alpenhüttentour durch das Karwendel 6 Tage · ab 890.€$/)],
    ["Magazin und Hilfe", "Was ist in Tirol teuer? Häufige Frage"],
    ["Auf unseren anderen Seiten", "Radwandern 13 Reisen auf Gratweg Rad"],
  ]);
  expect(asked.at(-1)).toBe("/api/trips/suggest?q=tir");
  expect(await axe(container)).toHaveNoViolations();
});

it("an option is gone to by keyboard and by mouse, Enter alone searches", async () => {
  const user = userEvent.setup();
  render(<SiteSearch />);
  const field = screen.getByRole("combobox");
  await user.type(field, "tir");
  await screen.findByRole("listbox");
  await user.keyboard("{ArrowDown}{Enter}");
  expect(mockNavigate.mock.calls).toEqual([["/de/reisesuche?place=tirol"]]);
  expect(screen.queryByRole("listbox")).toBeNull();
  await user.type(field, "o");
  await user.click(await screen.findByRole("option", { name: /Karwendel/ }));
  await user.type(field, "l{Enter}");
  expect(mockNavigate.mock.calls.slice(1)).toEqual([
    ["/de/reise/1001/karwendel"],
    ["/de/reisesuche?q=tirol"],
  ]);
});

it("remembers what was searched on this device until it is told to forget", async () => {
  const user = userEvent.setup();
  const { unmount } = render(<SiteSearch />);
  await user.type(screen.getByRole("combobox"), "mit Hund");
  await screen.findByRole("listbox");
  await user.keyboard("{Enter}");
  unmount();
  render(<SiteSearch />);
  await user.click(screen.getByRole("combobox"));
  expect(await screen.findByRole("option", { name: "mit Hund" })).toBeVisible();
  expect(asked.filter((address) => address.endsWith("q="))).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Letzte Suchen löschen" }));
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(window.localStorage).toHaveLength(0);
});
