import { screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { useState } from "react";
import { DateField } from "./DateField";
import { DatePicker } from "./DatePicker";
import { DateRangePicker } from "./DateRangePicker";
import { hydrate, onServer, sent } from "../testing/prerendered";

function One({ Component = DatePicker }: { Component?: typeof DatePicker }) {
  const [value, setValue] = useState("2027-04-03");
  return (
    <form>
      <Component
        label="Beginn"
        name="day"
        min="2027-01-01"
        hint="Ein Hinweis"
        value={value}
        onValueChange={setValue}
      />
    </form>
  );
}

function Range() {
  const [value, setValue] = useState({ from: "2027-04-03", to: "" });
  return (
    <form>
      <DateRangePicker
        label="Reisezeit"
        names={{ from: "a", to: "b" }}
        value={value}
        onValueChange={setValue}
      />
    </form>
  );
}

test.each([
  ["DateField", <One key="field" Component={DateField} />, [["day", "2027-04-03"]]],
  ["DatePicker", <One key="picker" />, [["day", "2027-04-03"]]],
  [
    "DateRangePicker",
    <Range key="range" />,
    [
      ["a", "2027-04-03"],
      ["b", ""],
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

test("what was entered before the scripts counts, and the focus goes on to the first part", () => {
  const frame = onServer(<One />);
  const plain = screen.getByLabelText<HTMLInputElement>("Beginn");
  expect(plain.min).toBe("2027-01-01");
  plain.value = "2027-05-11";
  plain.focus();
  expect(hydrate(frame, <One />).mistakes).toEqual([]);
  expect(sent()).toEqual([["day", "2027-05-11"]]);
  expect(screen.getByRole("spinbutton", { name: "Tag, Beginn" })).toHaveFocus();
});

test("the same for both days of a range", () => {
  const frame = onServer(<Range />);
  screen.getByLabelText<HTMLInputElement>("Reisezeit, bis").value = "2027-05-11";
  expect(hydrate(frame, <Range />).mistakes).toEqual([]);
  expect(sent()).toEqual([
    ["a", "2027-04-03"],
    ["b", "2027-05-11"],
  ]);
});
