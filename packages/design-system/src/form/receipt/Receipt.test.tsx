import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { Receipt } from "./Receipt";

const rows = [
  { label: "Eingegangen", value: "21. November 2026, 19:04:12 Uhr" },
  { label: "Grund", value: "Erstens.\nZweitens." },
];

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

test("number and rows; printed by keyboard, kept as a file", async () => {
  const user = userEvent.setup();
  const onPrint = jest.fn();
  const { container } = render(
    <Receipt
      title="Eingegangen"
      number="K-1"
      rows={rows}
      onPrint={onPrint}
      saveHref="data:text/plain,x"
      saveName="beleg.txt"
    />,
  );
  expect(screen.getByText("K-1").parentElement).toHaveTextContent("Belegnummer K-1");
  const terms = [...container.querySelectorAll("dl > div")].map((row) => [
    row.querySelector("dt")?.textContent,
    row.querySelector("dd")?.textContent,
  ]);
  expect(terms).toEqual(rows.map(({ label, value }) => [label, value]));
  await user.tab();
  await user.keyboard("{Enter}");
  expect(onPrint).toHaveBeenCalledTimes(1);
  const link = screen.getByRole("link", { name: "Beleg speichern" });
  expect([link.getAttribute("href"), link.getAttribute("download")]).toEqual([
    "data:text/plain,x",
    "beleg.txt",
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test("takes the focus in the place of a form, and only then", () => {
  const { rerender } = render(<Receipt title="Eingegangen" number="K-1" rows={rows} />);
  expect(document.body).toHaveFocus();
  rerender(<Receipt key="2" title="Eingegangen" number="K-1" rows={rows} focusOnMount />);
  expect(within(document.activeElement as HTMLElement).getByRole("heading")).toHaveTextContent("Eingegangen");
});
