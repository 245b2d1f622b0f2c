import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { DateRangePicker } from "./DateRangePicker";
import type { DateRangePickerProps } from "./datePickerProps";

// Calendars stand beside the page.
const withoutRegions = { rules: { region: { enabled: false } } };
// A month has 42 buttons to look through, and axe looks at each.
jest.setTimeout(30_000);

const onValueChange = jest.fn();
const nothing = { from: "", to: "" };

function Example({ value: first = nothing, ...props }: Partial<DateRangePickerProps>) {
  const [value, setValue] = useState(first);
  return (
    <form aria-label="Suche">
      <DateRangePicker
        id="when"
        label="Reisezeit"
        names={{ from: "from", to: "to" }}
        today="2026-11-21"
        {...props}
        value={value}
        onValueChange={(next) => {
          onValueChange(next);
          setValue(next);
        }}
      />
    </form>
  );
}

const parts = () => screen.getAllByRole("spinbutton").map((part) => part.textContent);
const sent = () => [...new FormData(screen.getByRole("form")).entries()];

beforeEach(() => onValueChange.mockClear());

test("both days are typed; either may stay open", async () => {
  const user = userEvent.setup();
  const { container } = render(<Example hint="Anreise und Abreise" />);
  expect(screen.getByRole("group", { name: "Reisezeit", description: "Anreise und Abreise" })).toBeVisible();
  await user.tab();
  expect(screen.getByRole("spinbutton", { name: "Tag, Reisezeit von" })).toHaveFocus();
  await user.keyboard("3.4.2027");
  await user.tab();
  expect(onValueChange.mock.calls).toEqual([[{ from: "2027-04-03", to: "" }]]);
  expect(screen.getByRole("spinbutton", { name: "Tag, Reisezeit bis" })).toHaveFocus();
  await user.keyboard("10.4.27");
  await user.tab();
  expect(onValueChange).toHaveBeenLastCalledWith({ from: "2027-04-03", to: "2027-04-10" });
  expect(sent()).toEqual([
    ["from", "2027-04-03"],
    ["to", "2027-04-10"],
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test("a pasted range fills both days, a pasted day its own", () => {
  render(<Example />);
  const [, , , second] = screen.getAllByRole("spinbutton");
  fireEvent.paste(second as HTMLElement, { clipboardData: { getData: () => "3.–10. April 2027" } });
  expect(parts().join(" ")).toBe("03 04 2027 10 04 2027");
  fireEvent.paste(second as HTMLElement, { clipboardData: { getData: () => "12.4.27" } });
  expect(onValueChange).toHaveBeenLastCalledWith({ from: "2027-04-03", to: "2027-04-12" });
});

test("the calendar shows two months, asks for the first and then for the last day, and tells both at once", async () => {
  const user = userEvent.setup();
  const { baseElement } = render(<Example />);
  await user.click(screen.getByRole("button", { name: "Kalender öffnen" }));
  expect(screen.getByRole("dialog", { name: "Reisezeit: ersten und letzten Tag wählen" })).toBeVisible();
  expect(screen.getAllByText(/20\d\d$/, { selector: "h3" }).map((heading) => heading.textContent)).toEqual([
    "November 2026",
    "Dezember 2026",
  ]);
  expect(screen.getByText("Wählen Sie den ersten Tag.")).toBeVisible();
  await user.keyboard("{Enter}");
  expect(screen.getByText("Ab 21. November 2026. Wählen Sie jetzt den letzten Tag.")).toBeVisible();
  expect(onValueChange).not.toHaveBeenCalled();
  expect(await axe(baseElement, withoutRegions)).toHaveNoViolations();
  // After the first day the focus is on the next one.
  await user.keyboard("{PageDown}{Enter}");
  expect(onValueChange.mock.calls).toEqual([[{ from: "2026-11-21", to: "2026-12-22" }]]);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: /^Kalender öffnen/ })).toHaveAccessibleName(
    "Kalender öffnen. Gewählt: 21. November 2026 bis 22. Dezember 2026",
  );
});

test.each([
  [{ from: "2027-04-10", to: "2027-04-03" }, "Der letzte Tag liegt vor dem ersten."],
  [{ from: "2026-04-10", to: "" }, "Bitte wählen Sie einen Tag ab dem 21. November 2026."],
  [{ from: "", to: "2027-12-24" }, "Der 24. Dezember 2027 ist nicht wählbar: Heiligabend"],
])("%j: %s", (value, message) => {
  const unavailable = (day: string) => (day.endsWith("12-24") ? "Heiligabend" : null);
  render(<Example {...{ value, unavailable }} min="2026-11-21" />);
  for (const part of screen.getAllByRole("spinbutton")) {
    expect(part).toBeInvalid();
    expect(part).toHaveAccessibleDescription(expect.stringContaining(message));
  }
});

test("one button empties both; the second day has an id of its own for error summaries", async () => {
  render(<Example value={{ from: "2027-04-03", to: "2027-04-10" }} />);
  await userEvent.click(screen.getByRole("button", { name: "Zeitraum löschen" }));
  expect(onValueChange.mock.calls).toEqual([[nothing]]);
  act(() => document.getElementById("when-to")?.focus());
  expect(screen.getByRole("spinbutton", { name: "Tag, Reisezeit bis" })).toHaveFocus();
});
