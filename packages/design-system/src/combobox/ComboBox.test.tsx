import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { destinations } from "./comboBoxFixtures";
import { ComboBox, type ComboBoxProps } from "./ComboBox";

// Lists and calendars stand beside the page.
const withoutRegions = { rules: { region: { enabled: false } } };

// axe looks at every option.
jest.setTimeout(30_000);

const onValueChange = jest.fn();

function Example({ value: first = "", ...props }: Partial<ComboBoxProps>) {
  const [value, setValue] = useState(first);
  return (
    <form aria-label="Suche">
      <ComboBox
        label="Reiseziel"
        name="country"
        options={destinations}
        {...props}
        value={value}
        onValueChange={(next) => {
          onValueChange(next);
          setValue(next);
        }}
      />
      <button>Suchen</button>
    </form>
  );
}

const field = () => screen.getByRole("combobox", { name: "Reiseziel" });
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const sent = () => [...new FormData(screen.getByRole("form")).entries()];

beforeEach(() => onValueChange.mockClear());

test("typing filters as Germans write, arrows and Enter choose, the form sends the value", async () => {
  const user = userEvent.setup();
  const { baseElement } = render(<Example hint="Land oder Region" />);
  expect(field()).toHaveAccessibleDescription("Land oder Region");
  expect(sent()).toEqual([["country", ""]]);

  await user.tab();
  await user.keyboard("oest");
  expect(field()).toHaveAttribute("aria-expanded", "true");
  expect(options()).toEqual(["Österreich14"]);
  expect(screen.getByText("Öst", { selector: "mark" })).toBeInTheDocument();
  expect(await axe(baseElement, withoutRegions)).toHaveNoViolations();

  await user.keyboard("{ArrowDown}{Enter}");
  expect(onValueChange.mock.calls).toEqual([["at"]]);
  expect(field()).toHaveValue("Österreich");
  expect(field()).toHaveAttribute("aria-expanded", "false");
  expect(sent()).toEqual([["country", "at"]]);
});

test("groups have names, keywords find, what cannot be chosen is skipped", async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole("button", { name: "Auswahl öffnen Reiseziel" }));
  expect(screen.getAllByRole("group").map((group) => group.getAttribute("aria-labelledby"))).not.toContain(
    null,
  );
  expect(options()).toHaveLength(8);
  const island = screen.getByRole("option", { name: /Island/ });
  expect(island).toHaveAttribute("aria-disabled", "true");
  await user.click(island);
  expect(onValueChange).not.toHaveBeenCalled();

  await user.type(field(), "kaern");
  expect(options()).toEqual(["Österreich14"]);
});

test("one letter marks nothing; without a match the list says so", async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.type(field(), "s");
  expect(options().length).toBeGreaterThan(2);
  expect(document.querySelector("mark")).toBeNull();
  await user.type(field(), "xx");
  expect(screen.getByRole("listbox")).toHaveTextContent("Nichts gefunden für „sxx“.");
});

test("what is typed and not chosen goes, what is emptied is empty, Escape closes", async () => {
  const user = userEvent.setup();
  render(<Example value="ch" />);
  expect(field()).toHaveValue("Schweiz");
  await user.type(field(), "xyz");
  await user.keyboard("{Escape}");
  expect(field()).toHaveValue("Schweiz");
  expect(screen.queryByRole("listbox")).toBeNull();

  await user.clear(field());
  expect(onValueChange.mock.calls).toEqual([[""]]);
  await user.type(field(), "no");
  await user.tab();
  expect(field()).toHaveValue("");
});

test("the clear button empties the field and gives it the focus", async () => {
  const user = userEvent.setup();
  render(<Example value="ch" />);
  await user.click(screen.getByRole("button", { name: "Auswahl löschen" }));
  expect(onValueChange.mock.calls).toEqual([[""]]);
  expect(field()).toHaveValue("");
  expect(field()).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Auswahl löschen" })).toBeNull();
});

test("an error is announced with the field; disabled and required are told; disabled is not sent", async () => {
  const { rerender, baseElement } = render(
    <Example id="country" required error="Bitte wählen Sie ein Reiseziel." />,
  );
  expect(field()).toBeInvalid();
  expect(field()).toBeRequired();
  expect(field()).toHaveAccessibleDescription("Bitte wählen Sie ein Reiseziel.");
  expect(field().id).toBe("country");
  expect(await axe(baseElement, withoutRegions)).toHaveNoViolations();
  rerender(<Example disabled value="at" />);
  expect(field()).toBeDisabled();
  expect(sent()).toEqual([]);
});

test("options from elsewhere: each query is asked for, loading is said, the choice's name stays", async () => {
  const user = userEvent.setup();
  const onQueryChange = jest.fn();
  const huts = [{ value: "1", label: "Rappenseehütte" }];
  const { rerender } = render(<Example filtering="external" options={[]} {...{ onQueryChange }} loading />);
  await user.type(field(), "ra");
  expect(onQueryChange.mock.calls).toEqual([["r"], ["ra"]]);
  expect(
    within(screen.getByRole("listbox").parentElement as HTMLElement).getByText("Wird geladen …", {
      selector: "p",
    }),
  ).toBeVisible();

  rerender(<Example filtering="external" options={huts} {...{ onQueryChange }} />);
  await user.click(screen.getByRole("option", { name: /ppenseehütte/ }));
  rerender(<Example filtering="external" options={[]} {...{ onQueryChange }} />);
  expect(field()).toHaveValue("Rappenseehütte");
  expect(onQueryChange).toHaveBeenCalledTimes(2);

  await user.type(field(), "x");
  rerender(
    <Example filtering="external" options={[]} loadError="Die Hütten konnten nicht geladen werden." />,
  );
  expect(screen.getByText("Die Hütten konnten nicht geladen werden.", { selector: "p" })).toBeVisible();
});

test("the caller may set another value at any time, also one whose name comes later", () => {
  const { rerender } = render(
    <ComboBox label="Reiseziel" options={[]} value="at" onValueChange={onValueChange} />,
  );
  expect(field()).toHaveValue("");
  rerender(<ComboBox label="Reiseziel" options={destinations} value="at" onValueChange={onValueChange} />);
  expect(field()).toHaveValue("Österreich");
  act(() => field().focus());
  rerender(<ComboBox label="Reiseziel" options={destinations} value="" onValueChange={onValueChange} />);
  expect(field()).toHaveValue("");
});
