import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { useState } from "react";
import { ComboBox } from "./ComboBox";
import { destinations } from "./comboBoxFixtures";
import { MultiComboBox } from "./MultiComboBox";
import { hydrate, onServer, sent } from "../testing/prerendered";

function One() {
  const [value, setValue] = useState("ch");
  return (
    <form>
      <ComboBox
        id="one"
        label="Reiseziel"
        name="one"
        options={destinations}
        value={value}
        onValueChange={setValue}
      />
    </form>
  );
}

function Many() {
  const [values, setValues] = useState(["no", "at"]);
  return (
    <form>
      <MultiComboBox
        id="many"
        label="Ziele"
        name="many"
        options={destinations}
        {...{ values }}
        onValuesChange={setValues}
      />
    </form>
  );
}

test.each([
  ["one", <One key="one" />, [["one", "ch"]]],
  [
    "many",
    <Many key="many" />,
    [
      ["many", "at"],
      ["many", "no"],
    ],
  ],
] as const)(
  "%s: the server's markup works without scripts and has no style attributes",
  async (_name, page, values) => {
    const frame = onServer(page);
    expect(frame.innerHTML).not.toContain("style=");
    expect(sent()).toEqual(values);
    expect(await axe(frame)).toHaveNoViolations();
  },
);

test("one: the choice and the focus from before the scripts are kept", () => {
  const frame = onServer(<One />);
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Reiseziel" });
  select.value = "no";
  select.focus();
  const { mistakes } = hydrate(frame, <One />);
  const field = screen.getByRole("combobox", { name: "Reiseziel" });
  expect(field.tagName).toBe("INPUT");
  expect(field).toHaveValue("Norwegen");
  expect(field).toHaveFocus();
  expect(sent()).toEqual([["one", "no"]]);
  expect(mistakes).toEqual([]);
});

test("many: the order of choosing stays, and what was changed before the scripts counts", () => {
  const frame = onServer(<Many />);
  const first = hydrate(frame, <Many />);
  expect(sent()).toEqual([
    ["many", "no"],
    ["many", "at"],
  ]);
  expect(first.mistakes).toEqual([]);
  first.unmount();
  frame.remove();

  const again = onServer(<Many />);
  screen.getByRole<HTMLInputElement>("checkbox", { name: /Schweiz/, hidden: true }).checked = true;
  const second = hydrate(again, <Many />);
  expect(sent()).toEqual([
    ["many", "at"],
    ["many", "ch"],
    ["many", "no"],
  ]);
  expect(second.mistakes).toEqual([]);
});

test("rendered in the browser alone there is no plain field in between", () => {
  render(<One />);
  expect(screen.getByRole("combobox").tagName).toBe("INPUT");
});
