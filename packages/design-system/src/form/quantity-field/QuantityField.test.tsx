import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { QuantityField } from "./QuantityField";

const onValueChange = jest.fn();
beforeEach(() => onValueChange.mockClear());

function Rooms({ max = 3, error }: { max?: number; error?: string }) {
  const [value, setValue] = useState(1);
  const change = (next: number) => {
    onValueChange(next);
    setValue(next);
  };
  return <QuantityField label="Einzelzimmer" value={value} max={max} error={error} onValueChange={change} />;
}

test("buttons stop at the limits and say the new number", async () => {
  const user = userEvent.setup();
  const { container } = render(<Rooms max={2} />);
  const [less, more] = [
    screen.getByRole("button", { name: "Einzelzimmer: eins weniger" }),
    screen.getByRole("button", { name: "Einzelzimmer: eins mehr" }),
  ];
  await user.click(more);
  expect(screen.getByRole("status")).toHaveTextContent("Einzelzimmer: 2");
  await user.click(more);
  await user.click(less);
  await user.click(less);
  await user.click(less);
  expect(onValueChange.mock.calls).toEqual([[2], [1], [0]]);
  expect(less).toHaveAttribute("aria-disabled", "true");
  expect(less).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
});

test("the number is a spin button: arrows, pages, Home, End and digits", async () => {
  const user = userEvent.setup();
  render(<Rooms max={9} error="Bitte prüfen." />);
  const field = screen.getByRole("spinbutton", { name: "Einzelzimmer" });
  await user.click(field);
  await user.keyboard("{ArrowUp}{PageUp}{PageUp}{ArrowDown}{Home}{End}");
  expect(onValueChange.mock.calls.flat()).toEqual([2, 7, 9, 8, 0, 9]);
  await user.keyboard("{Control>}a{/Control}4");
  expect(field).toHaveAttribute("aria-valuenow", "4");
  expect(field).toHaveAccessibleDescription("Bitte prüfen.");
  expect([field.getAttribute("aria-valuemin"), field.getAttribute("aria-valuemax")]).toEqual(["0", "9"]);
});
