import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { EmptyResult } from "./EmptyResult";

test("names the query, a suggestion, and ways on", async () => {
  const { container } = render(
    <EmptyResult
      query="Huete"
      suggestion={{ label: "Hütte", href: "/de/reisesuche?q=H%C3%BCtte" }}
      ways={[{ label: "Hüttentouren", href: "/de/reisesuche?activity=huettentour" }]}
    />,
  );
  expect(screen.getByRole("heading", { name: "Zu „Huete“ haben wir keine Reise gefunden." })).toBeVisible();
  expect(screen.getByText(/Meinten Sie/)).toHaveTextContent("Meinten Sie Hütte?");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/de/reisesuche?q=H%C3%BCtte",
    "/de/reisesuche?activity=huettentour",
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test("without a query it speaks of the filters only", () => {
  render(<EmptyResult onFiltersClear={jest.fn()} />);
  expect(screen.getByRole("heading", { name: "Dazu haben wir keine Reise gefunden." })).toBeVisible();
  expect(screen.getByRole("button", { name: "Alle Filter löschen" })).toBeEnabled();
  expect(screen.queryByText(/Meinten Sie/)).not.toBeInTheDocument();
});
