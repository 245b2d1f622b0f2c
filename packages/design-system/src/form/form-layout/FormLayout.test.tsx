import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { TextField } from "../../field/TextField";
import { FormLayout } from "./FormLayout";

const submit = <button type="submit">Senden</button>;

test("errors come first and take the focus; one that belongs to no field is no link", async () => {
  const errors = [
    { field: "email", message: "Bitte geben Sie Ihre E-Mail-Adresse ein." },
    { field: "", message: "E-Mail-Adresse oder Passwort stimmen nicht." },
  ];
  const { container } = render(
    <FormLayout errors={errors} attempt={1} actions={submit}>
      <TextField id="email" label="E-Mail" error={errors[0]?.message} />
    </FormLayout>,
  );
  expect(screen.getByRole("alert").parentElement).toHaveFocus();
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([errors[0]?.message]);
  expect(screen.getByRole("alert")).toHaveTextContent("E-Mail-Adresse oder Passwort stimmen nicht.");
  expect(container.querySelector("form")?.firstElementChild).toContainElement(screen.getByRole("alert"));
  expect(await axe(container)).toHaveNoViolations();
});

test("submits once; busy it takes nothing and keeps what was typed", async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  const form = (busy: boolean) => (
    <FormLayout busy={busy} onSubmit={onSubmit} actions={submit}>
      <TextField label="E-Mail" busy={busy} />
    </FormLayout>
  );
  const { container, rerender } = render(form(false));
  const field = screen.getByRole("textbox");
  await user.type(field, "anna@postfach.example{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(1);
  rerender(form(true));
  expect(screen.getByRole("textbox")).toBe(field);
  expect(field).toHaveFocus();
  await user.keyboard("{Enter}");
  // Not left to the browser either, which would load the page anew.
  expect(fireEvent.submit(container.querySelector("form") as HTMLFormElement)).toBe(false);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(field).toHaveValue("anna@postfach.example");
});

test("without scripts passwords never stand in an address", () => {
  const { container } = render(
    <FormLayout action="/api/login" actions={submit}>
      <TextField label="E-Mail" />
    </FormLayout>,
  );
  expect(container.querySelector("form")).toHaveAttribute("method", "post");
});
