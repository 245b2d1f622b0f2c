import { getCssText } from "@gratweg/design-system";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { SiteHeader } from "./SiteHeader";

test("a styled, accessible header in ten lines", async () => {
  const { container } = render(<SiteHeader />);
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Start");
  const [name] = screen.getByRole("banner").className.split(" ");
  expect(getCssText()).toMatch(new RegExp(`\\.${name} ?\\{[^}]*position: ?sticky`));
  expect(await axe(container)).toHaveNoViolations();
});

test("the menu opens on a click and closes again", async () => {
  const user = userEvent.setup();
  render(<SiteHeader />);
  const opener = screen.getByRole("button", { name: "Menü" });
  await user.click(opener);
  const dialog = screen.getByRole("dialog");
  expect(within(dialog).getByRole("link", { name: "Touren" })).toHaveAttribute("href", "/touren");
  expect(opener).toHaveAttribute("aria-expanded", "true");
  await user.click(within(dialog).getByRole("button", { name: "Schließen" }));
  expect(opener).toHaveAttribute("aria-expanded", "false");
});
