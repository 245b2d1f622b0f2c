import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { SkipLink } from "./SkipLink";

test("the first press of the tab key reaches the way past the header", async () => {
  const { container } = render(
    <>
      <SkipLink target="inhalt" />
      <a href="/de">Start</a>
      <main id="inhalt">Text</main>
    </>,
  );
  await userEvent.tab();
  const link = screen.getByRole("link", { name: "Zum Inhalt springen" });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute("href", "#inhalt");
  expect(await axe(container)).toHaveNoViolations();
});
