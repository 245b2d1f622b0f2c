import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { TestSystemNotice } from "../test-system-notice/TestSystemNotice";
import { ThemeToggle } from "./ThemeToggle";

test.each([
  ["light", "Zur dunklen Darstellung wechseln", "dark"],
  ["dark", "Zur hellen Darstellung wechseln", "light"],
] as const)("in the %s theme it offers the other one, by keyboard too", async (theme, label, expected) => {
  const onThemeChange = jest.fn();
  render(<ThemeToggle theme={theme} onThemeChange={onThemeChange} />);
  await userEvent.tab();
  expect(screen.getByRole("button", { name: label })).toHaveFocus();
  await userEvent.keyboard(" ");
  expect(onThemeChange.mock.calls).toEqual([[expected]]);
});

test("the test system names its domain [1.27]", async () => {
  const { container } = render(<TestSystemNotice domain="hiking.localhost:8000" />);
  expect(screen.getByRole("complementary")).toHaveTextContent(/^Testsystem: hiking\.localhost:8000$/);
  expect(await axe(container)).toHaveNoViolations();
});
