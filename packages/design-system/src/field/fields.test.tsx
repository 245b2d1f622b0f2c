import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { Checkbox } from "../checkbox/Checkbox";
import { Select } from "../select/Select";
import { TextField } from "./TextField";

test("hint and error belong to the field", async () => {
  const { container } = render(
    <TextField
      label="E-Mail"
      type="email"
      hint="Nur für Rückfragen."
      error="Bitte geben Sie eine E-Mail-Adresse ein."
    />,
  );
  const field = screen.getByRole("textbox", { name: "E-Mail" });
  expect(field).toHaveAccessibleDescription("Nur für Rückfragen. Bitte geben Sie eine E-Mail-Adresse ein.");
  expect(field).toBeInvalid();
  expect(await axe(container)).toHaveNoViolations();
});

test("a hidden label still names the field, an optional one says so", () => {
  render(
    <>
      <TextField label="Postleitzahl" labelDisplay="hidden" />
      <TextField label="Telefon" type="tel" optional />
    </>,
  );
  expect(screen.getAllByRole("textbox").map((field) => field.getAttribute("id"))).toEqual([
    screen.getByLabelText("Postleitzahl").id,
    screen.getByLabelText("Telefon (freiwillig)").id,
  ]);
});

test("a select is chosen by keyboard and reports the value", async () => {
  const user = userEvent.setup();
  const onValueChange = jest.fn();
  const { container } = render(
    <Select
      label="Sortieren nach"
      options={[
        { value: "relevance", label: "Beste Treffer" },
        { value: "price", label: "Preis aufsteigend" },
      ]}
      onValueChange={onValueChange}
    />,
  );
  await user.tab();
  expect(screen.getByRole("combobox", { name: "Sortieren nach" })).toHaveFocus();
  await user.selectOptions(screen.getByRole("combobox"), "Preis aufsteigend");
  expect(onValueChange.mock.calls).toEqual([["price"]]);
  expect(await axe(container)).toHaveNoViolations();
});

test("a checkbox is toggled by its label and by the space bar", async () => {
  const user = userEvent.setup();
  const onCheckedChange = jest.fn();
  const { container } = render(<Checkbox label="Hüttentour" aside="12" onCheckedChange={onCheckedChange} />);

  await user.click(screen.getByText("Hüttentour"));
  await user.keyboard(" ");

  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
  expect(await axe(container)).toHaveNoViolations();
});
