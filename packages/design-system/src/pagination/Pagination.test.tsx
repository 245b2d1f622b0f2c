import { fireEvent, render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { pageNumbers } from "./pageNumbers";
import { Pagination } from "./Pagination";

test.each([
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, "gap", 9]],
  [4, 9, [1, 2, 3, 4, 5, "gap", 9]],
  [5, 9, [1, "gap", 4, 5, 6, "gap", 9]],
  [9, 9, [1, "gap", 7, 8, 9]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
])("page %i of %i shows %j", (page, pageCount, expected) => {
  expect(pageNumbers(page, pageCount)).toEqual(expected);
});

const hrefOf = (page: number) => `/de/reisesuche?page=${page}`;

test("it is a navigation of plain links that names the current page", async () => {
  const { container } = render(<Pagination page={2} pageCount={3} hrefOf={hrefOf} />);
  expect(
    screen.getAllByRole("link").map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")]),
  ).toEqual([
    ["Zurück", "/de/reisesuche?page=1"],
    ["Seite 1", "/de/reisesuche?page=1"],
    ["Seite 2", "/de/reisesuche?page=2"],
    ["Seite 3", "/de/reisesuche?page=3"],
    ["Weiter", "/de/reisesuche?page=3"],
  ]);
  expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName("Seite 2");
  expect(screen.getByRole("navigation", { name: "Seiten" })).toHaveTextContent("Seite 2 von 3");
  expect(await axe(container)).toHaveNoViolations();
});

test("a plain click navigates in place, a click with a modifier key follows the link", () => {
  const onNavigate = jest.fn();
  render(<Pagination page={1} pageCount={3} hrefOf={hrefOf} onNavigate={onNavigate} />);
  const link = screen.getByRole("link", { name: "Seite 3" });
  link.addEventListener("click", (event) => event.preventDefault());

  fireEvent.click(link, { ctrlKey: true });
  fireEvent.click(link);

  expect(onNavigate.mock.calls).toEqual([[3]]);
});

test("one page needs no navigation", () => {
  const { container } = render(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />);
  expect(container).toBeEmptyDOMElement();
});

test("without addresses the pages are buttons", () => {
  const onNavigate = jest.fn();
  render(<Pagination page={2} pageCount={3} onNavigate={onNavigate} />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { current: "page" })).toHaveAccessibleName("Seite 2");
  fireEvent.click(screen.getByRole("button", { name: "Weiter" }));
  expect(onNavigate.mock.calls).toEqual([[3]]);
});
