import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { TextField } from "../../field/TextField";
import { ErrorSummary, type FieldIssue } from "./ErrorSummary";

const errors: FieldIssue[] = [
  { field: "travellers.0.firstName", message: "Bitte geben Sie den Vornamen ein." },
  { field: "contact.email", message: "Bitte geben Sie die E-Mail-Adresse ein." },
];

function Page({ issues, attempt }: { issues: FieldIssue[]; attempt: number }) {
  return (
    <>
      <ErrorSummary errors={issues} attempt={attempt} />
      <TextField id="travellers.0.firstName" label="Vorname" />
      <TextField id="contact.email" label="E-Mail-Adresse" />
    </>
  );
}

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
});

test("takes the focus when it appears and at each further attempt, not while it stays", async () => {
  const { container, rerender } = render(<Page issues={[]} attempt={0} />);
  expect(screen.queryByRole("alert")).toBeNull();

  rerender(<Page issues={errors} attempt={1} />);
  const summary = screen.getByRole("alert").parentElement;
  expect(summary).toHaveFocus();
  expect(screen.getByRole("heading")).toHaveTextContent("2 Angaben fehlen noch oder stimmen nicht");

  screen.getByLabelText("Vorname").focus();
  rerender(<Page issues={errors.slice(0, 1)} attempt={1} />);
  expect(screen.getByLabelText("Vorname")).toHaveFocus();
  rerender(<Page issues={errors.slice(0, 1)} attempt={2} />);
  expect(summary).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
});

test("its links lead into the fields and bring the label into sight", async () => {
  const user = userEvent.setup();
  render(<Page issues={errors} attempt={1} />);
  await user.click(screen.getByRole("link", { name: "Bitte geben Sie die E-Mail-Adresse ein." }));
  expect(screen.getByLabelText("E-Mail-Adresse")).toHaveFocus();
  expect((Element.prototype.scrollIntoView as jest.Mock).mock.contexts).toEqual([
    screen.getByText("E-Mail-Adresse"),
  ]);
  expect(window.location.hash).toBe("");
});
