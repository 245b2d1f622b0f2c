import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { sampleCancellation } from "../fixtures/booking";
import { dayBefore, spansOf } from "./cancellationModel";
import { CancellationScale } from "./CancellationScale";

const rows = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      [...within(row).getAllByRole("rowheader"), ...within(row).getAllByRole("cell")].map((cell) =>
        (cell.textContent ?? "").replaceAll("\u00a0", " "),
      ),
    );

test("steps in any order become spans without gap or overlap", () => {
  expect(spansOf([sampleCancellation[5], sampleCancellation[1], sampleCancellation[0]])).toEqual([
    { from: 365, to: 31, percent: 20 },
    { from: 30, to: 1, percent: 35 },
    { from: null, to: null, percent: 90 },
  ]);
  expect(
    spansOf([
      { daysBefore: 30, percent: 50 },
      { daysBefore: 0, percent: 90 },
    ]),
  ).toEqual([
    { from: 30, to: 1, percent: 50 },
    { from: null, to: null, percent: 90 },
  ]);
  expect(dayBefore("2027-03-01", 1)).toBe("2027-02-28");
  expect(dayBefore("2027-06-01", 999_999_999)).toBe("1927-06-26");
});

test("the table says days, dates and amounts; the drawing sums it up", async () => {
  const { container } = render(
    <CancellationScale steps={sampleCancellation} startDate="2027-06-12" totalCents={280530} />,
  );
  expect(rows()).toEqual([
    ["bis 12. Mai 2027bis 31 Tage vor Beginn", "20 %", "561,06 €"],
    ["13.–21. Mai30. bis 22. Tag vor Beginn", "35 %", "981,86 €"],
    ["22.–28. Mai21. bis 15. Tag vor Beginn", "50 %", "1.402,65 €"],
    ["29. Mai – 5. Juni14. bis 7. Tag vor Beginn", "65 %", "1.823,45 €"],
    ["6.–11. Juni6. bis 1. Tag vor Beginn", "80 %", "2.244,24 €"],
    ["12. Juni 2027am Tag des Beginns oder ohne Absage", "90 %", "2.524,77 €"],
  ]);
  expect(screen.getByRole("img")).toHaveAccessibleName(
    "Die Entschädigung steigt in Stufen von 20 auf 90 Prozent des Reisepreises. Die Werte stehen in der Tabelle darunter.",
  );
  expect(container.querySelectorAll("[style]")).toHaveLength(0);
  expect(await axe(container)).toHaveNoViolations();
});

test("without date and price the days stand alone, nothing percent is free, no steps are nothing", () => {
  const { rerender, container } = render(
    <CancellationScale
      steps={[
        { daysBefore: 60, percent: 0 },
        { daysBefore: 2, percent: 40 },
        { daysBefore: 1, percent: 90 },
      ]}
    />,
  );
  expect(rows()).toEqual([
    ["bis 3 Tage vor Beginn", "kostenlos"],
    ["am 2. Tag vor Beginn", "40 %"],
    ["ab dem 1. Tag vor Beginn", "90 %"],
  ]);
  rerender(<CancellationScale steps={[{ daysBefore: 365, percent: 20 }]} startDate="2027-06-12" />);
  expect(rows()).toEqual([["jederzeit vor Reisebeginn", "20 %"]]);
  rerender(<CancellationScale steps={[]} />);
  expect(container).toBeEmptyDOMElement();
});
