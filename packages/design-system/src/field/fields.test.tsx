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

test("prefix, suffix and the caller's description belong to the field; a check under way moves nothing", async () => {
  const user = userEvent.setup();
  const field = (busy: boolean) => (
    <>
      <TextField
        label="Adresse"
        hint="Für Ihr Profil."
        prefix="gratweg.example/"
        suffix=".html"
        busy={busy}
        error={busy ? undefined : "Schon vergeben."}
        aria-describedby="more"
      />
      <p id="more">Später änderbar.</p>
    </>
  );
  const { container, rerender } = render(field(false));
  const input = screen.getByRole("textbox", { name: "Adresse" });
  expect(input).toHaveAccessibleDescription(
    "Für Ihr Profil. gratweg.example/ .html Später änderbar. Schon vergeben.",
  );
  await user.type(input, "anna");
  rerender(field(true));
  expect(screen.getByRole("textbox")).toBe(input);
  expect([input.getAttribute("aria-busy"), document.activeElement === input]).toEqual(["true", true]);
  expect(input).toHaveValue("anna");
  expect(screen.getByRole("status")).toHaveTextContent("Wird geprüft …");
  expect(await axe(container)).toHaveNoViolations();
});

test("a select may begin with a line that is no choice; a checkbox may say what it means", () => {
  render(
    <>
      <Select
        label="Land"
        placeholder
        required
        defaultValue=""
        options={[{ value: "de", label: "Deutschland" }]}
      />
      <Checkbox label="Geteilter Computer" hint="Sie werden abgemeldet." error="Bitte wählen Sie." />
    </>,
  );
  expect(screen.getByRole("combobox")).toHaveDisplayValue("Bitte wählen");
  expect(screen.getByRole("option", { name: "Bitte wählen" })).toBeDisabled();
  expect(screen.getByRole("checkbox", { name: "Geteilter Computer" })).toHaveAccessibleDescription(
    "Sie werden abgemeldet. Bitte wählen Sie.",
  );
});
