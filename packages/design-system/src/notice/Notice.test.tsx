import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { Notice } from "./Notice";

test.each([
  ["info", "status", "Hinweis: "],
  ["success", "status", "Erfolg: "],
  ["warning", "status", "Achtung: "],
  ["error", "alert", "Fehler: "],
] as const)("a notice of kind %s is a %s and says its kind in words", async (variant, role, kind) => {
  const { container } = render(<Notice variant={variant}>Ihre Anfrage ist da.</Notice>);
  expect(screen.getByRole(role)).toHaveTextContent(`${kind}Ihre Anfrage ist da.`);
  expect(await axe(container)).toHaveNoViolations();
});

test("one that belongs to the page announces nothing, and dismissing reports", async () => {
  const onDismiss = jest.fn();
  render(
    <Notice variant="error" live="none" title="Ausgebucht" onDismiss={onDismiss}>
      Bitte wählen Sie einen anderen Termin.
    </Notice>,
  );
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
