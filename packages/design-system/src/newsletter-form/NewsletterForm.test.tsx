import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { NewsletterForm, type NewsletterFormProps } from "./NewsletterForm";

const note = (
  <>
    Abmelden jederzeit. <a href="/de/datenschutz">Datenschutz</a>
  </>
);

function Example(props: Partial<NewsletterFormProps>) {
  const [value, setValue] = useState("");
  return (
    <NewsletterForm
      action="/api/newsletter"
      title="Neue Wege"
      note={note}
      value={value}
      onValueChange={setValue}
      {...props}
    />
  );
}

test("typed and sent by keyboard; the handler keeps the form on the page and sees an empty field too", async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  const { container } = render(<Example onSubmit={onSubmit} />);
  expect(screen.getByRole("form", { name: "Neue Wege" })).toBeVisible();
  const field = screen.getByRole("textbox", { name: "E-Mail für den Newsletter" });
  expect(field).toHaveAccessibleDescription("Abmelden jederzeit. Datenschutz");
  expect(field).toHaveAttribute("autocomplete", "email");
  expect(field).not.toBeRequired();

  await user.click(field);
  await user.keyboard("{Enter}");
  await user.keyboard("anna@post.example");
  await user.tab();
  expect(screen.getByRole("button", { name: "Anmelden" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(field).toHaveValue("anna@post.example");
  expect(await axe(container)).toHaveNoViolations();
});

test("without scripts it is a form that posts any address but none, which the server checks", async () => {
  render(<Example />);
  const form = screen.getByRole<HTMLFormElement>("form");
  expect([form.method, form.getAttribute("action"), form.noValidate]).toEqual([
    "post",
    "/api/newsletter",
    false,
  ]);
  const field = screen.getByRole("textbox");
  expect(["name", "type", "inputmode"].map((name) => field.getAttribute(name))).toEqual([
    "email",
    "text",
    "email",
  ]);
  expect(form.checkValidity()).toBe(false);
  await userEvent.type(field, "anna");
  expect(form.checkValidity()).toBe(true);
});

test.each([
  ["success", "status"],
  ["error", "alert"],
] as const)("a notice of %s is a %s, names the address and can be closed", async (tone, role) => {
  const onDismiss = jest.fn();
  const { container } = render(
    <Example
      onSubmit={jest.fn()}
      notice={{ tone, message: "Bitte sehen Sie in Ihr Postfach.", email: "anna@post.example" }}
      onDismiss={onDismiss}
    />,
  );
  const notice = screen.getByRole(role);
  expect(notice).toHaveTextContent("Bitte sehen Sie in Ihr Postfach.");
  expect(notice).toHaveTextContent("Ihre Eingabe: anna@post.example");
  await userEvent.click(screen.getByRole("button", { name: "Meldung schließen" }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});

test("while a request is on its way nothing can be changed or sent again", async () => {
  const onSubmit = jest.fn();
  render(<Example busy onSubmit={onSubmit} value="anna@post.example" />);
  expect(screen.getByRole("textbox")).toHaveAttribute("readonly");
  await userEvent.click(screen.getByRole("button", { name: "Anmelden" }));
  expect(screen.getByRole("button", { name: "Anmelden" })).toHaveAttribute("aria-busy", "true");
  expect(onSubmit).not.toHaveBeenCalled();
});
