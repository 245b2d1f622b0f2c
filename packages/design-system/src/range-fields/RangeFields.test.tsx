import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { RangeFields } from "./RangeFields";

test("each bound limits the other, and both are named with their unit", async () => {
  const user = userEvent.setup();
  const onValueChange = jest.fn();
  function Example() {
    const [value, setValue] = useState({ from: "", to: "2000" });
    return (
      <RangeFields
        legend="Preis"
        type="number"
        unit="€"
        min="0"
        max="5000"
        names={{ from: "minPrice", to: "maxPrice" }}
        value={value}
        onValueChange={(next) => {
          onValueChange(next);
          setValue(next);
        }}
      />
    );
  }
  const { container } = render(<Example />);
  const from = screen.getByRole("spinbutton", { name: "von (€)" });
  expect(from).toHaveAttribute("max", "2000");

  await user.type(from, "90");

  expect(onValueChange.mock.calls.at(-1)).toEqual([{ from: "90", to: "2000" }]);
  expect(screen.getByRole("spinbutton", { name: "bis (€)" })).toHaveAttribute("min", "90");
  expect(screen.getByRole("group", { name: "Preis" })).toContainElement(from);
  expect(await axe(container)).toHaveNoViolations();
});
