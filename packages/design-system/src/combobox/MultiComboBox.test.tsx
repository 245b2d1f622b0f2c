import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { destinations } from "./comboBoxFixtures";
import { MultiComboBox, type MultiComboBoxProps } from "./MultiComboBox";

// Lists and calendars stand beside the page.
const withoutRegions = { rules: { region: { enabled: false } } };

// axe looks at every option.
jest.setTimeout(30_000);

const onValuesChange = jest.fn();

function Example({ values: first = [], ...props }: Partial<MultiComboBoxProps>) {
  const [values, setValues] = useState(first);
  return (
    <form aria-label="Suche">
      <MultiComboBox
        label="Reiseziele"
        name="country"
        options={destinations}
        {...props}
        values={values}
        onValuesChange={(next) => {
          onValuesChange(next);
          setValues(next);
        }}
      />
    </form>
  );
}

const field = () => screen.getByRole("combobox", { name: "Reiseziele" });
const chips = () => screen.queryAllByRole("button", { name: /“ entfernen$/ }).map((chip) => chip.textContent);
const sent = () => new FormData(screen.getByRole("form")).getAll("country");

beforeEach(() => onValuesChange.mockClear());

test("several are chosen one after the other; count and names are said; the form sends each", async () => {
  const user = userEvent.setup();
  const { baseElement } = render(<Example />);
  expect(field()).toHaveAccessibleDescription("Nichts ausgewählt");
  await user.tab();
  await user.keyboard("ost{ArrowDown}{Enter}");
  expect(screen.getByRole("listbox")).toHaveAttribute("aria-multiselectable", "true");
  expect(field()).toHaveValue("");
  await user.keyboard("norw{ArrowDown}{Enter}");
  expect(await axe(baseElement, withoutRegions)).toHaveNoViolations();
  await user.keyboard("{Escape}");

  expect(onValuesChange.mock.calls).toEqual([[["at"]], [["at", "no"]]]);
  expect(field()).toHaveAccessibleDescription("2 ausgewählt: Österreich, Norwegen");
  expect(field()).toHaveAttribute("placeholder", "2 ausgewählt");
  expect(chips()).toEqual(["Österreich", "Norwegen"]);
  expect(sent()).toEqual(["at", "no"]);
  expect(await axe(baseElement, withoutRegions)).toHaveNoViolations();
});

test("choosing again takes away; leaving the field reports nothing", async () => {
  const user = userEvent.setup();
  render(<Example values={["at", "ch"]} />);
  await user.click(field());
  await user.keyboard("{ArrowDown}{Enter}");
  expect(onValuesChange.mock.calls).toEqual([[["ch"]]]);
  await user.type(field(), "schw");
  await user.tab();
  await user.tab();
  expect(field()).toHaveValue("");
  expect(onValuesChange).toHaveBeenCalledTimes(1);
});

test("chips go one by one and the focus stays among them, in the end in the field", async () => {
  const user = userEvent.setup();
  render(<Example values={["at", "ch", "no"]} />);
  await user.click(screen.getByRole("button", { name: "„Schweiz“ entfernen" }));
  expect(screen.getByRole("button", { name: "„Norwegen“ entfernen" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "„Österreich“ entfernen" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(field()).toHaveFocus();
  expect(sent()).toEqual([]);
});

test("Backspace in the empty field takes the last away, in a filled one a letter", async () => {
  const user = userEvent.setup();
  render(<Example values={["at", "ch"]} />);
  await user.click(field());
  await user.keyboard("ab{Backspace}{Backspace}");
  expect(onValuesChange).not.toHaveBeenCalled();
  await user.keyboard("{Backspace}");
  expect(onValuesChange.mock.calls).toEqual([[["at"]]]);
});

test("one button removes all", async () => {
  const user = userEvent.setup();
  render(<Example values={["at", "ch"]} />);
  await user.click(screen.getByRole("button", { name: "Alle entfernen" }));
  expect(chips()).toEqual([]);
  expect(field()).toHaveFocus();
  expect(onValuesChange.mock.calls).toEqual([[[]]]);
});

test("read-only choices are shown and sent, but have nothing to press", () => {
  render(<Example values={["at"]} readOnly />);
  expect(chips()).toEqual([]);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Österreich"]);
  expect(sent()).toEqual(["at"]);
});
