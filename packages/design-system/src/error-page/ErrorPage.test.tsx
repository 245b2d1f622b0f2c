import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { ErrorPage } from "./ErrorPage";

test.each([
  ["portal", "Zurück zum Portal", "/portal"],
  ["site", "Zurück zur Startseite", "/"],
] as const)("%s: says that the page was moved and leads back [2.62, 2.63]", async (variant, label, href) => {
  const { container } = render(<ErrorPage variant={variant} />);
  expect(screen.getByRole("heading", { level: 1, name: "Diese Seite ist umgezogen." })).toBeInTheDocument();
  expect(screen.getByText(/Unser Team sucht/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", href);
  expect(await axe(container)).toHaveNoViolations();
});

test("a page that has failed carries no number", () => {
  const { rerender } = render(<ErrorPage />);
  expect(screen.getByText("Fehler 404")).toBeInTheDocument();
  for (const variant of ["site", "portal"] as const) {
    rerender(<ErrorPage variant={variant} reason="failed" />);
    expect(screen.queryByText("Fehler 404")).not.toBeInTheDocument();
  }
});
