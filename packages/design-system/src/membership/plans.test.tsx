import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { comparedGroups, comparedPlans, freePlan, plusPlan } from "./fixtures/membership";
import { PlanCard } from "./plan-card/PlanCard";
import { PlanCompareTable } from "./plan-compare-table/PlanCompareTable";

const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");

test("terms and the whole price stand directly before the order button", async () => {
  const { container } = render(
    <PlanCard plan={plusPlan} variant="marked">
      <button>zahlungspflichtig bestellen</button>
    </PlanCard>,
  );
  const card = screen.getByRole("article", { name: "Gratweg Plus" });
  expect(card).toHaveTextContent("Unsere Empfehlung");
  const button = within(card).getByRole("button", { name: "zahlungspflichtig bestellen" });
  const price = button.previousElementSibling;
  expect(plain(price?.textContent)).toBe("39 € pro Jahr Gesamtpreis inkl. MwSt.");
  expect([...(price?.previousElementSibling?.children ?? [])].map((term) => term.textContent)).toEqual(
    plusPlan.terms,
  );
  expect(await axe(container)).toHaveNoViolations();
});

test("a free plan has no price to explain; what it lacks is said, not only shown", () => {
  render(<PlanCard plan={freePlan} current />);
  const card = screen.getByRole("article", { name: "Konto" });
  expect(card).toHaveTextContent("Ihre Mitgliedschaft");
  expect(card).not.toHaveTextContent("MwSt.");
  expect(within(card).getByText("kostenlos")).toBeInTheDocument();
  expect(
    within(card)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual([
    "Buchungen, Unterlagen und Kalender an einem Ort",
    "Merkliste auf allen Geräten",
    "nicht enthalten: Orte jeder Tour als Wegpunkte (GPX)",
    "nicht enthalten: Mitgliederpreise und Angebote der Veranstalter",
  ]);
});

test("a real table: columns, lines and groups have headings, each cell says its value", async () => {
  const { container } = render(
    <PlanCompareTable plans={comparedPlans} groups={comparedGroups} marked="jahr" />,
  );
  const table = within(screen.getByRole("table", { name: "Mitgliedschaften im Vergleich" }));
  expect(table.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual([
    "Leistung",
    "Kontokostenlos",
    "Plus, monatlich4,90 € pro Monat",
    "Gratweg Plus39 € pro Jahr",
  ]);
  const line = table.getByRole("row", { name: /^Mitgliederpreise/ });
  expect(within(line).getByRole("rowheader")).toHaveTextContent("Mitgliederpreise");
  expect(
    within(line)
      .getAllByRole("img")
      .map((mark) => mark.getAttribute("aria-label")),
  ).toEqual(["nicht enthalten", "enthalten", "enthalten"]);
  expect(await axe(container)).toHaveNoViolations();
});

test("the column that phones show is chosen by arrow keys and begins with the marked one", async () => {
  const user = userEvent.setup();
  const { container } = render(
    <PlanCompareTable plans={comparedPlans} groups={comparedGroups} marked="jahr" />,
  );
  const shown = () =>
    [...container.querySelectorAll("thead [data-shown]")].map((cell) => cell.firstChild?.textContent);
  expect(shown()).toEqual(["Gratweg Plus"]);
  const choice = within(screen.getByRole("radiogroup", { name: "Spalte auswählen" }));
  await user.tab();
  expect(choice.getByRole("radio", { name: "Gratweg Plus" })).toHaveFocus();
  await user.keyboard("{ArrowUp}");
  expect(shown()).toEqual(["Plus, monatlich"]);
  expect(container.querySelectorAll("tbody [data-shown]")).toHaveLength(5);
});
