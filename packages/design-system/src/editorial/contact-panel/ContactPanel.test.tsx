import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { ContactPanel } from "./ContactPanel";

test("phone, mail and hours; the number dials without its spaces", async () => {
  const { container, rerender } = render(
    <ContactPanel
      phone="030 / 0000-00"
      email="hallo@gratweg.example"
      openingHours="Mo bis Fr, 9 bis 17 Uhr"
    />,
  );
  expect(screen.getByRole("complementary", { name: "Noch Fragen?" })).toHaveTextContent(
    "Mo bis Fr, 9 bis 17 Uhr",
  );
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "tel:+4930000000",
    "mailto:hallo@gratweg.example",
  ]);
  expect(await axe(container)).toHaveNoViolations();
  rerender(<ContactPanel phone="030 00" email="a@b.example" title="Hilfe" headingLevel={3} />);
  expect(screen.getByRole("link", { name: "030 00" })).toHaveAttribute("href", "tel:+493000");
  expect(screen.getByRole("heading", { level: 3, name: "Hilfe" })).toBeVisible();
});
