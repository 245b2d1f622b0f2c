import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { SearchSummary } from "./SearchSummary";

test.each([
  [0, "Keine Reise gefunden"],
  [1, "1 Reise gefunden"],
  [1234, "1.234 Reisen gefunden"],
])("%i results are announced as „%s“", (total, expected) => {
  const { rerender } = render(<SearchSummary total={5} loading sort="relevance" onSortChange={jest.fn()} />);
  const region = screen.getByRole("status");
  expect(region).toHaveTextContent("Reisen werden gesucht …");
  rerender(<SearchSummary total={total} sort="relevance" onSortChange={jest.fn()} />);
  expect(screen.getByRole("status")).toBe(region);
  expect(region).toHaveTextContent(expected);
});

test("the count is a heading that is read out with its name: the announced region stands around it", () => {
  render(<SearchSummary total={17} sort="relevance" onSortChange={jest.fn()} />);
  const heading = screen.getByRole("heading", { level: 2, name: "17 Reisen gefunden" });
  expect(screen.getByRole("status")).toContainElement(heading);
  // A status takes no name from its content, and a heading has none but its content's.
  expect(within(heading).queryByRole("status")).toBeNull();
});

test("a note is announced with the count", () => {
  const props = { total: 17, sort: "relevance", onSortChange: jest.fn() } as const;
  render(<SearchSummary {...props} note="Verstanden: Juli 2027" />);
  expect(screen.getByRole("status")).toHaveTextContent("17 Reisen gefundenVerstanden: Juli 2027");
});

test("sorts, takes single filters away, clears all", async () => {
  const user = userEvent.setup();
  const onSortChange = jest.fn();
  const onFilterRemove = jest.fn();
  const onFiltersClear = jest.fn();
  const { container } = render(
    <SearchSummary
      total={12}
      sort="relevance"
      activeFilters={[{ id: "country=schweiz", label: "Schweiz" }]}
      {...{ onSortChange, onFilterRemove, onFiltersClear }}
    />,
  );
  await user.selectOptions(screen.getByRole("combobox", { name: "Sortieren nach" }), "Preis absteigend");
  expect(onSortChange).toHaveBeenCalledWith("-price");
  const chips = within(screen.getByRole("list", { name: "Aktive Filter" }));
  await user.click(chips.getByRole("button", { name: "Filter „Schweiz“ entfernen" }));
  expect(onFilterRemove).toHaveBeenCalledWith("country=schweiz");
  await user.click(chips.getByRole("button", { name: "Alle Filter löschen" }));
  expect(onFiltersClear).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});

test("says what was searched instead of what was written, together with the count", () => {
  render(<SearchSummary total={1} sort="relevance" onSortChange={jest.fn()} correction="Karwendel" />);
  expect(screen.getByRole("status")).toHaveTextContent("1 Reise gefundenGesucht nach „Karwendel“.");
});

test("offers an order where there is something to put in order, and while that is not known", () => {
  const props = { sort: "relevance", onSortChange: jest.fn() } as const;
  const { rerender } = render(<SearchSummary {...props} total={2} />);
  const order = () => screen.queryByRole("combobox", { name: "Sortieren nach" });
  expect(order()).toBeVisible();
  rerender(<SearchSummary {...props} total={1} />);
  expect(order()).toBeNull();
  rerender(<SearchSummary {...props} total={0} loading />);
  expect(order()).toBeVisible();
  rerender(<SearchSummary {...props} total={0} />);
  expect(order()).toBeNull();
});
