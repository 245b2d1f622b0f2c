import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { BookingReview } from "./booking-review/BookingReview";
import { sampleFormSheet, sampleMediator, sampleOrganiser, sampleReview } from "./fixtures/booking";
import { FormSheet } from "./form-sheet/FormSheet";
import { PartiesCard } from "./parties-card/PartiesCard";

test("both parties are named with address and ways, and who secures the money", async () => {
  const { container } = render(<PartiesCard organiser={sampleOrganiser} mediator={sampleMediator} />);
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["reisen@alpenbogen.example", "mailto:reisen@alpenbogen.example"],
    ["+49 8322 000 123", "tel:+498322000123"],
    ["Website", "https://alpenbogen.example"],
    ["kundenbetreuung@wandern.gratweg.example", "mailto:kundenbetreuung@wandern.gratweg.example"],
    ["+49 351 000 00", "tel:+4935100000"],
  ]);
  expect(container.textContent).toContain(`abgesichert bei: ${sampleOrganiser.insolvencyInsurer}`);
  expect(await axe(container)).toHaveNoViolations();
});

test("the form sheet names its version while closed and opens by its line", async () => {
  const user = userEvent.setup();
  const onPrint = jest.fn();
  const { container } = render(<FormSheet {...sampleFormSheet} onPrint={onPrint} />);
  const line = container.querySelector("summary") as HTMLElement;
  expect(line).toHaveTextContent(`${sampleFormSheet.title}Fassung 2026-1`);
  await user.click(line);
  expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual(
    sampleFormSheet.sections.map((section) => section.title),
  );
  await user.click(screen.getByRole("button", { name: "Formblatt drucken" }));
  expect(onPrint).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});

test("the review leads back to each part, by call or by address", async () => {
  const user = userEvent.setup();
  const onEdit = jest.fn();
  const { container, rerender } = render(<BookingReview groups={sampleReview} onEdit={onEdit} />);
  await user.click(screen.getByRole("button", { name: "Kontakt ändern" }));
  expect(onEdit.mock.calls).toEqual([["kontakt"]]);
  const contact = screen.getByRole("heading", { name: "Kontakt" }).closest("section") as HTMLElement;
  expect(
    within(contact)
      .getAllByRole("term")
      .map((term) => term.textContent),
  ).toEqual(["E-Mail-Adresse", "Anschrift"]);
  expect(await axe(container)).toHaveNoViolations();

  rerender(
    <BookingReview
      groups={[{ ...sampleReview[0], editHref: "?schritt=termin" } as (typeof sampleReview)[0]]}
    />,
  );
  expect(screen.getByRole("link", { name: "Reise ändern" })).toHaveAttribute("href", "?schritt=termin");
});
