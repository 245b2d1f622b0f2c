import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { sampleLines, samplePayment, sampleTotal } from "../fixtures/booking";
import { PriceSummary } from "./PriceSummary";

const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");
const pairs = () =>
  screen
    .getAllByRole("term")
    .map((term) => [plain(term.textContent), plain(term.nextElementSibling?.textContent ?? null)]);

test("lines, total and payments; cents stand everywhere in a column or nowhere", async () => {
  const { container } = render(
    <PriceSummary lines={sampleLines} totalCents={sampleTotal} {...samplePayment} />,
  );
  expect(pairs()).toEqual([
    ["Reisepreis2 × 1.290 €", "2.580,00 €"],
    ["Einzelzimmer1 × 120 €", "120,00 €"],
    ["Reiseversicherung", "105,30 €"],
    ["Anzahlung bis 28. November 2026", "561,06 €"],
    ["Restzahlung bis 22. Mai 2027", "2.244,24 €"],
  ]);
  expect(plain(container.textContent)).toContain(
    "Gesamtpreis2.805,30 €inkl. aller Pflichtkosten und Steuern",
  );
  expect(await axe(container)).toHaveNoViolations();
});

test("what is paid at once is one payment", () => {
  render(
    <PriceSummary
      lines={sampleLines.slice(0, 1)}
      totalCents={258000}
      deposit={{ amountCents: 258000, due: "2026-11-28" }}
      rest={null}
    />,
  );
  expect(pairs()).toEqual([
    ["Reisepreis2 × 1.290 €", "2.580 €"],
    ["Zahlung bis 28. November 2026", "2.580 €"],
  ]);
});

test("beside a form and folded the total is a live region; folded it opens without script", async () => {
  const user = userEvent.setup();
  const { rerender, container } = render(
    <PriceSummary variant="side" lines={sampleLines} totalCents={sampleTotal} />,
  );
  const side = screen.getByRole("complementary", { name: "Ihr Preis" });
  expect(plain(within(side).getByRole("status").textContent)).toBe("Gesamtpreis2.805,30 €");
  rerender(<PriceSummary variant="folded" lines={sampleLines} totalCents={sampleTotal} />);
  expect(plain(screen.getByRole("status").textContent)).toBe("Gesamtpreis: 2.805,30 €");
  expect(container.querySelector("details")).not.toHaveAttribute("open");
  await user.click(container.querySelector("summary") as HTMLElement);
  expect(container.querySelector("details")).toHaveAttribute("open");
  expect(await axe(container)).toHaveNoViolations();
});

test("a line at the member price says so, and what others pay", () => {
  const [trip] = sampleLines;
  render(<PriceSummary lines={[{ ...trip, normalUnitCents: 139000 }]} totalCents={258000} />);
  expect(screen.getAllByRole("term")[0]?.textContent?.replaceAll("\u00a0", " ")).toBe(
    "Reisepreis2 × 1.290 €Mitgliederpreis statt 1.390 €",
  );
});
