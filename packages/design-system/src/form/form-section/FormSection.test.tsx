import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { TextField } from "../../field/TextField";
import { FormActions } from "../form-actions/FormActions";
import { FormSection } from "./FormSection";

test("the heading is the group's name, hint and error describe it", async () => {
  const { container } = render(
    <FormSection legend="Reisende" hint="Wie im Ausweis." error="Bitte tragen Sie jemanden ein.">
      <TextField label="Vorname" />
    </FormSection>,
  );
  expect(screen.getByRole("group", { name: "Reisende" })).toHaveAccessibleDescription(
    "Wie im Ausweis. Bitte tragen Sie jemanden ein.",
  );
  expect(screen.getByRole("heading", { level: 2, name: "Reisende" })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test("the way on submits and is reached first; a busy form is not sent again", async () => {
  const user = userEvent.setup();
  const [onSubmit, onBack] = [jest.fn((event: Event) => event.preventDefault()), jest.fn()];
  const form = (busy: boolean) => (
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <FormActions busy={busy} onBack={onBack} nextLabel="Weiter zum Kontakt" />
    </form>
  );
  const { rerender } = render(form(false));
  await user.tab();
  expect(screen.getByRole("button", { name: "Weiter zum Kontakt" })).toHaveFocus();
  await user.keyboard("{Enter}");
  await user.tab();
  await user.keyboard("{Enter}");
  expect([onSubmit.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 1]);
  rerender(form(true));
  await user.click(screen.getByRole("button", { name: "Weiter zum Kontakt" }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
