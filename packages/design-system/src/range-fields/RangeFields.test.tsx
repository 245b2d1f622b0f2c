import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { RangeFields, type RangeFieldsProps } from "./RangeFields";

const onValueChange = jest.fn();
function Example({ type }: Pick<RangeFieldsProps, "type">) {
  const [value, setValue] = useState({ from: "", to: "" });
  return (
    <>
      <RangeFields
        legend="Spanne"
        unit="€"
        names={{ from: "min", to: "max" }}
        {...{ type, value }}
        onValueChange={(next) => {
          onValueChange(next);
          setValue(next);
        }}
      />
      <button onClick={() => setValue({ from: "", to: "" })}>leeren</button>
    </>
  );
}

test.each([
  ["euros", "1.500", "1500", "1500"],
  ["euros", "1500,00", "1500", "1500"],
  ["euros", "1'499.90", "1500", "1499"],
  ["euros", "€ 1 499,99", "1500", "1499"],
  ["days", "7 Tage", "7", "7"],
] as const)("%s: „%s“ stays as it is typed and means %s to %s", async (type, text, from, to) => {
  const user = userEvent.setup();
  const { container } = render(<Example type={type} />);
  for (const field of screen.getAllByRole("textbox")) await user.type(field, text);
  expect(screen.getAllByRole("textbox").map((field) => (field as HTMLInputElement).value)).toEqual([
    text,
    text,
  ]);
  expect(onValueChange).toHaveBeenLastCalledWith({ from, to });
  expect(screen.getByRole("group", { name: "Spanne" })).toContainElement(screen.getByLabelText("von (€)"));
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole("button", { name: "leeren" }));
  expect(screen.getByLabelText("bis (€)")).toHaveValue("");
});

test.each([
  ["euros", "1500 CHF", /Betrag in Euro/],
  ["euros", "1.50.00", /Betrag in Euro/],
  ["days", "400", /von 1 bis 365/],
] as const)(
  "%s: „%s“ stays, counts as empty, and is named when the field is left",
  async (type, text, message) => {
    const user = userEvent.setup();
    render(<Example type={type} />);
    const to = screen.getByLabelText("bis (€)");
    await user.type(to, text);
    expect(to).not.toBeInvalid();
    await user.tab();
    expect(to).toHaveValue(text);
    expect(to).toHaveAccessibleDescription(message);
    expect(onValueChange).toHaveBeenLastCalledWith({ from: "", to: "" });
    await user.type(to, "{Backspace}");
    expect(to).not.toBeInvalid();
  },
);
