import { fireEvent, render, screen } from "@testing-library/react";
import { SiteSearch } from "./SiteSearch";

const mockNavigate = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
jest.mock("gatsby", () => ({ navigate: (href: string) => mockNavigate(href) }));

beforeEach(() => mockNavigate.mockClear());

it.each([
  [" Hütte & See ", "/de/reisesuche?q=H%C3%BCtte+%26+See"],
  ["   ", "/de/reisesuche"],
  ["", "/de/reisesuche"],
])("what is typed, “%s”, leads to %s", (typed, address) => {
  render(<SiteSearch />);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: typed } });
  expect(screen.getByRole("searchbox")).toHaveValue(typed);
  fireEvent.submit(screen.getByRole("search"));
  expect(mockNavigate.mock.calls).toEqual([[address]]);
});

it("leads there without scripts too", () => {
  render(<SiteSearch />);
  expect(screen.getByRole("searchbox")).toHaveValue("");
  expect(screen.getByRole("searchbox").closest("form")).toHaveAttribute("action", "/de/reisesuche");
});
