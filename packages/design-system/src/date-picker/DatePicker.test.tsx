import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { ErrorSummary } from "../form/error-summary/ErrorSummary";
import { DateField } from "./DateField";
import { DatePicker } from "./DatePicker";
import type { DatePickerProps } from "./datePickerProps";

// Calendars stand beside the page.
const withoutRegions = { rules: { region: { enabled: false } } };
// A month has 42 buttons to look through, and axe looks at each.
jest.setTimeout(30_000);

const onValueChange = jest.fn();

function Example({
  value: first = "",
  Component = DatePicker,
  ...props
}: Partial<DatePickerProps> & { Component?: typeof DatePicker }) {
  const [value, setValue] = useState(first);
  return (
    <form aria-label="Buchung">
      <Component
        id="start"
        label="Frühester Beginn"
        name="start"
        today="2026-11-21"
        {...props}
        value={value}
        onValueChange={(next) => {
          onValueChange(next);
          setValue(next);
        }}
      />
      <button>Weiter</button>
    </form>
  );
}

const part = (name: string) =>
  screen.getByRole("spinbutton", { name: new RegExp(`^${name}, Frühester Beginn`) });
const shown = () =>
  screen
    .getAllByRole("spinbutton")
    .map((segment) => segment.textContent)
    .join(".");
const sent = () => [...new FormData(screen.getByRole("form")).entries()];
const calendarButton = () => screen.getByRole("button", { name: /^Kalender öffnen/ });
const day = (name: RegExp) => screen.getByLabelText(name);

beforeEach(() => onValueChange.mockClear());

test("the parts are typed one after the other; a day is told once, when it is whole", async () => {
  const user = userEvent.setup();
  const { container } = render(<Example Component={DateField} hint="Wann es losgehen kann" />);
  expect(shown()).toBe("tt.mm.jjjj");
  expect(
    screen.getByRole("group", { name: "Frühester Beginn", description: "Wann es losgehen kann" }),
  ).toBeVisible();
  await user.tab();
  expect(part("Tag")).toHaveFocus();
  await user.keyboard("3.4.2027");
  expect(shown()).toBe("03.04.2027");
  expect(onValueChange.mock.calls).toEqual([["2027-04-03"]]);
  expect(sent()).toEqual([["start", "2027-04-03"]]);
  expect(await axe(container)).toHaveNoViolations();
});

test("a year of two digits is of this century once the field is left", async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.tab();
  await user.keyboard("03.04.27");
  expect(onValueChange).not.toHaveBeenCalled();
  await user.tab();
  await user.tab();
  expect(onValueChange.mock.calls).toEqual([["2027-04-03"]]);
  expect(shown()).toBe("03.04.2027");
});

test("arrows step a part; a half-emptied day is no day", async () => {
  const user = userEvent.setup();
  render(<Example value="2027-04-03" />);
  await user.tab();
  await user.keyboard("{ArrowUp}{ArrowRight}{ArrowDown}");
  expect(onValueChange.mock.calls).toEqual([["2027-04-04"], ["2027-03-04"]]);
  await user.keyboard("{Backspace}");
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(onValueChange).toHaveBeenLastCalledWith("");
  expect(shown()).toBe("tt.mm.jjjj");
});

test.each(["3.4.27", "Sa., 3. April 2027", "2027-04-03", "3.4."])("„%s“ may be pasted", (text) => {
  render(<Example />);
  fireEvent.paste(part("Monat"), { clipboardData: { getData: () => text } });
  expect(onValueChange.mock.calls).toEqual([["2027-04-03"]]);
  expect(shown()).toBe("03.04.2027");
});

test("nonsense that is pasted changes nothing and is named, nor does anything in a read-only field", () => {
  const { unmount } = render(<Example value="2027-04-03" />);
  const paste = (text: string) => fireEvent.paste(part("Tag"), { clipboardData: { getData: () => text } });
  paste("29.2.2027");
  expect(screen.getByText("Den 29. Februar gibt es 2027 nicht.")).toBeVisible();
  paste("Annegret");
  expect(screen.getByText(/^Das lesen wir nicht als Datum/)).toBeVisible();
  unmount();
  render(<Example value="2027-04-03" readOnly />);
  fireEvent.paste(part("Tag"), { clipboardData: { getData: () => "4.4.2027" } });
  expect(onValueChange).not.toHaveBeenCalled();
});

test("the calendar opens on the chosen day, is walked by keys and gives the focus back", async () => {
  const user = userEvent.setup();
  const { baseElement } = render(<Example value="2027-04-03" />);
  expect(calendarButton()).toHaveAccessibleName("Kalender öffnen. Gewählt: 3. April 2027");
  await user.click(calendarButton());
  const dialog = screen.getByRole("dialog", { name: "Frühester Beginn: Tag wählen" });
  expect(
    within(dialog)
      .getAllByRole("columnheader", { hidden: true })
      .map((cell) => cell.textContent),
  ).toEqual(["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]);
  expect(day(/, 3\. April 2027/)).toHaveFocus();
  expect(await axe(baseElement, withoutRegions)).toHaveNoViolations();

  await user.keyboard("{ArrowRight}{ArrowDown}{PageDown}");
  expect(day(/11\. Mai 2027/)).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(onValueChange.mock.calls).toEqual([["2027-05-11"]]);
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(calendarButton()).toHaveFocus());
});

test("Alt and the arrow down open it, Escape closes it", async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.tab();
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(screen.getByRole("dialog")).toBeVisible();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(onValueChange).not.toHaveBeenCalled();
});

test("today is one press away, where it may be chosen", async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Example value="2027-08-03" />);
  await user.click(calendarButton());
  await user.click(screen.getByRole("button", { name: "Heute" }));
  expect(screen.getByText("November 2026", { selector: "h3" })).toBeVisible();
  expect(day(/21\. November 2026/)).toHaveAttribute("data-this-day", "true");
  unmount();
  render(<Example min="2027-04-01" />);
  await user.click(calendarButton());
  expect(screen.queryByRole("button", { name: "Heute" })).toBeNull();
  expect(screen.getByText("April 2027", { selector: "h3" })).toBeVisible();
});

test("limits are said, and why a day cannot be had when it is reached", async () => {
  const user = userEvent.setup();
  const unavailable = (value: string) =>
    value === "2027-05-12" ? "Die Hütten sind noch geschlossen." : null;
  const { baseElement } = render(
    <Example value="2027-05-11" min="2027-05-01" max="2027-10-31" {...{ unavailable }} />,
  );
  await user.click(calendarButton());
  expect(screen.getByText("Wählbar vom 1. Mai 2027 bis zum 31. Oktober 2027.")).toBeVisible();
  await user.keyboard("{ArrowRight}");
  expect(day(/12\. Mai 2027/)).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByText("12. Mai 2027: Die Hütten sind noch geschlossen.")).toHaveAttribute(
    "role",
    "status",
  );
  await user.keyboard("{Enter}");
  expect(onValueChange).not.toHaveBeenCalled();
  expect(await axe(baseElement, withoutRegions)).toHaveNoViolations();
});

test("a day beyond the limits that is typed is named as an error, one from outside goes first", () => {
  const { rerender } = render(<Example value="2027-03-01" min="2027-05-01" />);
  expect(part("Tag")).toBeInvalid();
  expect(part("Tag")).toHaveAccessibleDescription(/Bitte wählen Sie einen Tag ab dem 1\. Mai 2027\.$/);
  rerender(<Example value="2027-03-01" min="2027-05-01" error="Dieser Termin ist ausgebucht." />);
  expect(part("Tag")).toHaveAccessibleDescription(/ Dieser Termin ist ausgebucht\.$/);
});

test("an error summary leads to the first part", async () => {
  render(
    <>
      <ErrorSummary errors={[{ field: "start", message: "Bitte geben Sie den Beginn an." }]} />
      <Example error="Bitte geben Sie den Beginn an." required />
    </>,
  );
  Element.prototype.scrollIntoView = jest.fn();
  await userEvent.click(screen.getByRole("link", { name: "Bitte geben Sie den Beginn an." }));
  expect(part("Tag")).toHaveFocus();
});

test("clearing empties the field and goes back to its first part; a required field has no such button", async () => {
  const { unmount } = render(<Example value="2027-04-03" />);
  await userEvent.click(screen.getByRole("button", { name: "Datum löschen" }));
  expect(onValueChange.mock.calls).toEqual([[""]]);
  expect(shown()).toBe("tt.mm.jjjj");
  expect(part("Tag")).toHaveFocus();
  unmount();
  render(<Example value="2027-04-03" required />);
  expect(screen.queryByRole("button", { name: "Datum löschen" })).toBeNull();
});

test("a disabled field has nothing to press and is not sent", () => {
  render(<Example value="2027-04-03" disabled />);
  expect(calendarButton()).toBeDisabled();
  expect(sent()).toEqual([]);
});

test("the caller may set another day at any time", () => {
  const { rerender } = render(<DatePicker label="Beginn" value="2027-04-03" onValueChange={onValueChange} />);
  rerender(<DatePicker label="Beginn" value="2028-01-31" onValueChange={onValueChange} />);
  expect(shown()).toBe("31.01.2028");
  rerender(<DatePicker label="Beginn" value="" onValueChange={onValueChange} />);
  expect(shown()).toBe("tt.mm.jjjj");
  expect(onValueChange).not.toHaveBeenCalled();
});
