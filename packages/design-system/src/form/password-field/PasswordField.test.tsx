import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { createRef, useState } from "react";
import { PasswordField } from "./PasswordField";
import { passwordStrength } from "./passwordStrength";

function NewPassword({ error }: { error?: string }) {
  const [value, setValue] = useState("");
  return (
    <PasswordField
      label="Neues Passwort"
      hint="Drei oder vier Wörter."
      error={error}
      autoComplete="new-password"
      value={value}
      onValueChange={setValue}
      strength={passwordStrength(value)}
    />
  );
}

const aloud = () => screen.getAllByRole("status").map((status) => status.textContent.trim());

test("can be looked at and hidden again, by keyboard, and says so", async () => {
  const user = userEvent.setup();
  const { container } = render(<PasswordField autoComplete="current-password" />);
  const field = screen.getByLabelText("Passwort");
  expect(field).toHaveAttribute("type", "password");
  expect(aloud()).toEqual([""]);

  await user.tab();
  expect(field).toHaveFocus();
  await user.keyboard("Kuckuck");
  await user.tab();
  const button = screen.getByRole("button", { name: "Passwort anzeigen", pressed: false });
  expect(button).toHaveFocus();
  await user.keyboard(" ");
  expect(button).toHaveAttribute("aria-pressed", "true");
  expect(field).toHaveAttribute("type", "text");
  expect(field).toHaveValue("Kuckuck");
  expect(aloud()).toEqual(["Ihr Passwort ist jetzt zu sehen."]);
  await user.keyboard("{Enter}");
  expect(field).toHaveAttribute("type", "password");
  expect(aloud()).toEqual(["Ihr Passwort ist verborgen."]);
  expect(await axe(container)).toHaveNoViolations();
});

test("is a password again before its form is submitted, and the button does not submit", async () => {
  const user = userEvent.setup();
  const types: (string | null)[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        types.push(screen.getByLabelText("Passwort").getAttribute("type"));
      }}
    >
      <PasswordField autoComplete="current-password" />
    </form>,
  );
  await user.click(screen.getByRole("button", { name: "Passwort anzeigen" }));
  expect(types).toEqual([]);
  await user.type(screen.getByLabelText("Passwort"), "Kuckuck{Enter}");
  expect(types).toEqual(["password"]);
  expect(screen.getByRole("button", { pressed: false })).toBeInTheDocument();
});

test("leaves pasting and password managers alone", async () => {
  const user = userEvent.setup();
  const ref = createRef<HTMLInputElement>();
  const onValueChange = jest.fn();
  render(
    <PasswordField
      ref={ref}
      id="password"
      name="password"
      required
      autoComplete="current-password"
      onValueChange={onValueChange}
    />,
  );
  await user.click(screen.getByLabelText("Passwort"));
  await user.paste("aus dem Tresor");
  expect(onValueChange.mock.calls).toEqual([["aus dem Tresor"]]);
  expect(ref.current).toHaveValue("aus dem Tresor");
  expect(
    ["id", "name", "autocomplete", "autocapitalize", "spellcheck"].map((name) =>
      ref.current?.getAttribute(name),
    ),
  ).toEqual(["password", "password", "current-password", "none", "false"]);
  expect(ref.current).toBeRequired();
});

test("tells of Caps Lock while one types, and forgets it when the field is left", () => {
  render(<PasswordField autoComplete="current-password" />);
  const field = screen.getByLabelText("Passwort");
  fireEvent.keyDown(field, { key: "A", modifierCapsLock: true });
  expect(screen.getByText("Die Feststelltaste ist an.", { selector: "p" })).toBeVisible();
  expect(aloud()).toEqual(["Die Feststelltaste ist an."]);
  fireEvent.keyUp(field, { key: "CapsLock", modifierCapsLock: false });
  expect(aloud()).toEqual([""]);
  fireEvent.keyDown(field, { key: "A", modifierCapsLock: true });
  fireEvent.blur(field);
  expect(aloud()).toEqual([""]);
});

test("a new password is judged in words, aloud only when the verdict changes", async () => {
  const user = userEvent.setup();
  const { container, rerender } = render(<NewPassword />);
  const field = screen.getByLabelText("Neues Passwort");
  const filled = () => container.querySelectorAll("[data-filled]").length;
  expect(field).toHaveAccessibleDescription("Drei oder vier Wörter. mindestens 8 Zeichen");
  expect(aloud()).toEqual(["", ""]);

  await user.type(field, "passwor");
  expect(field).toHaveAccessibleDescription(/^Drei oder vier Wörter\. zu kurz ?, noch 1 Zeichen$/);
  expect([filled(), aloud()[0]]).toEqual([7, "Passwort zu kurz, mindestens 8 Zeichen."]);
  await user.type(field, "t");
  expect(field).toHaveAccessibleDescription(/häufig verwendet ?\. Wer Passwörter durchprobiert/);
  expect([filled(), aloud()[0]]).toEqual([
    8,
    "Dieses Passwort wird häufig verwendet. Bitte wählen Sie ein anderes.",
  ]);
  await user.type(field, " und Kuckuck");
  expect([filled(), aloud()[0]]).toEqual([8, "Passwort gut."]);
  expect(await axe(container)).toHaveNoViolations();

  rerender(<NewPassword error="Bitte wählen Sie ein anderes Passwort." />);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(
    "Drei oder vier Wörter. gut Bitte wählen Sie ein anderes Passwort.",
  );
  expect(field).toHaveValue("passwort und Kuckuck");
});
