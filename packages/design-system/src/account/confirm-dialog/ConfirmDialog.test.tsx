import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog";

const given = (): ConfirmDialogProps => ({
  open: true,
  onOpenChange: jest.fn(),
  onConfirm: jest.fn(),
  title: "Konto löschen?",
  children: "Ihr Profil wird gelöscht.",
  confirmLabel: "Konto löschen",
});

test("asks, and goes away without having done anything", async () => {
  const user = userEvent.setup();
  const props = given();
  const { container } = render(<ConfirmDialog {...props} />);
  expect(screen.getByRole("dialog", { name: "Konto löschen?" })).toHaveTextContent(
    "Ihr Profil wird gelöscht.",
  );
  await user.click(screen.getByRole("button", { name: "Abbrechen" }));
  expect((props.onOpenChange as jest.Mock).mock.calls).toEqual([[false]]);
  expect(props.onConfirm).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Konto löschen" }));
  expect(props.onConfirm).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});

test("the words have to be typed; until then the press says what is missing", async () => {
  const user = userEvent.setup();
  const props = { ...given(), typed: "Konto löschen" };
  const { container } = render(<ConfirmDialog {...props} />);
  await user.click(screen.getByRole("button", { name: "Konto löschen" }));
  const field = screen.getByRole("textbox", { name: "Zur Bestätigung bitte „Konto löschen“ eingeben" });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription("Bitte geben Sie „Konto löschen“ genau so ein.");
  await user.keyboard("Konto lösche{Enter}");
  expect(props.onConfirm).not.toHaveBeenCalled();
  await user.keyboard("n ");
  expect(field).toBeValid();
  await user.keyboard("{Enter}");
  expect(props.onConfirm).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});

test("asks anew each time it opens", async () => {
  const user = userEvent.setup();
  const props = { ...given(), typed: "ja" };
  const { rerender } = render(<ConfirmDialog {...props} />);
  await user.type(screen.getByRole("textbox"), "JA");
  rerender(<ConfirmDialog {...props} open={false} />);
  rerender(<ConfirmDialog {...props} />);
  expect(screen.getByRole("textbox")).toHaveValue("");
});

test("while it works neither button nor Escape does anything; a failure is told and the words stay", async () => {
  const user = userEvent.setup();
  const props = { ...given(), typed: "ja" };
  const { rerender } = render(<ConfirmDialog {...props} />);
  await user.type(screen.getByRole("textbox"), "ja");
  rerender(<ConfirmDialog {...props} busy />);
  await user.click(screen.getByRole("button", { name: "Einen Moment bitte …" }));
  await user.click(screen.getByRole("button", { name: "Abbrechen" }));
  screen.getByRole("dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
  expect([props.onConfirm, props.onOpenChange].map((one) => (one as jest.Mock).mock.calls.length)).toEqual([
    0, 0,
  ]);
  rerender(<ConfirmDialog {...props} error="Wir sind gerade nicht erreichbar." />);
  expect(screen.getByRole("alert")).toHaveTextContent("Wir sind gerade nicht erreichbar.");
  expect(screen.getByRole("textbox")).toHaveValue("ja");
});
