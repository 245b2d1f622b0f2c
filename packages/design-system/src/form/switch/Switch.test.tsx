import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { Switch } from "./Switch";

test("is named, described and turned by its label and by keyboard", async () => {
  const user = userEvent.setup();
  const onCheckedChange = jest.fn();
  const { container } = render(
    <Switch checked={false} onCheckedChange={onCheckedChange} label="Newsletter" hint="Zweimal im Monat." />,
  );
  const control = screen.getByRole("switch", { name: "Newsletter" });
  expect(control).toHaveAccessibleDescription("Zweimal im Monat.");
  await user.click(screen.getByText("Newsletter"));
  await user.keyboard(" ");
  expect(onCheckedChange.mock.calls).toEqual([[true], [true]]);
  expect(control).not.toBeChecked();
  expect(await axe(container)).toHaveNoViolations();
});

test("while busy it keeps the focus and takes no press; an error belongs to it", async () => {
  const user = userEvent.setup();
  const onCheckedChange = jest.fn();
  render(
    <Switch
      checked
      busy
      onCheckedChange={onCheckedChange}
      label="Newsletter"
      error="Das wurde nicht gespeichert."
    />,
  );
  const control = screen.getByRole("switch");
  await user.click(control);
  expect(onCheckedChange).not.toHaveBeenCalled();
  expect(control).toHaveFocus();
  expect(control).toBeChecked();
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription("Das wurde nicht gespeichert.");
  expect(screen.getByRole("status")).toHaveTextContent("Wird gespeichert …");
});

test("alone it is named by a label elsewhere", () => {
  render(
    <>
      <label htmlFor="stats">Statistik</label>
      <p id="more">Welche Seiten gelesen werden.</p>
      <Switch id="stats" checked onCheckedChange={jest.fn()} aria-describedby="more" />
    </>,
  );
  expect(screen.getByRole("switch", { name: "Statistik" })).toHaveAccessibleDescription(
    "Welche Seiten gelesen werden.",
  );
});
