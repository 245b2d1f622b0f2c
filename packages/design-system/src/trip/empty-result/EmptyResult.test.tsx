import { render, screen, within } from "@testing-library/react";
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

test("says what each piece finds by itself, where else there is something, and who helps", async () => {
  const { container } = render(
    <EmptyResult
      query="Xylophon Tirol"
      parts={[
        { label: "Tirol", href: "/de/reisesuche?place=tirol", count: 3 },
        { label: "„Musik“", href: "/de/reisesuche?q=Musik", count: 1 },
      ]}
      elsewhere={[{ label: "13 Reisen auf Gratweg Rad", href: "https://rad.example/de/reisesuche?q=Rad" }]}
      phone={{ label: "030 0000 0000", href: "tel:+493000000000" }}
    />,
  );
  const links = (name: string) =>
    within(screen.getByRole("list", { name }))
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links("Einzeln finden wir dazu:")).toEqual([
    [expect.stringMatching(/^Tirol: 3.Reisen$/), "/de/reisesuche?place=tirol"],
    [expect.stringMatching(/^„Musik“: 1.Reise$/), "/de/reisesuche?q=Musik"],
  ]);
  expect(links("Auf unseren anderen Seiten:")).toEqual([
    ["13 Reisen auf Gratweg Rad", "https://rad.example/de/reisesuche?q=Rad"],
  ]);
  expect(screen.getByRole("link", { name: "030 0000 0000" })).toHaveAttribute("href", "tel:+493000000000");
  expect(await axe(container)).toHaveNoViolations();
});
