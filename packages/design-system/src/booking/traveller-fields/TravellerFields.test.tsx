import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { TravellerFields, type TravellerValue } from "./TravellerFields";

function Person({
  index,
  onRemove,
  onValue,
}: {
  index: number;
  onRemove?: () => void;
  onValue?: (value: TravellerValue) => void;
}) {
  const [value, setValue] = useState({ firstName: "", lastName: "", birthDate: "" });
  const change = (next: TravellerValue) => {
    onValue?.(next);
    setValue(next);
  };
  return (
    <TravellerFields
      {...{ index, value, onRemove }}
      errors={index === 1 ? { lastName: "Bitte geben Sie den Nachnamen ein." } : undefined}
      onValueChange={change}
    />
  );
}

test("the browser knows the first person; others have a section each", () => {
  render(
    <>
      <Person index={0} />
      <Person index={1} />
    </>,
  );
  expect(
    screen.getAllByRole("textbox").map((field) => [field.id, field.getAttribute("autocomplete")]),
  ).toEqual([
    ["travellers.0.firstName", "given-name"],
    ["travellers.0.lastName", "family-name"],
    ["travellers.0.birthDate", "bday-day"],
    ["travellers.0.birthDate-month", "bday-month"],
    ["travellers.0.birthDate-year", "bday-year"],
    ["travellers.1.firstName", "section-traveller-2 given-name"],
    ["travellers.1.lastName", "section-traveller-2 family-name"],
    ["travellers.1.birthDate", "section-traveller-2 bday-day"],
    ["travellers.1.birthDate-month", "section-traveller-2 bday-month"],
    ["travellers.1.birthDate-year", "section-traveller-2 bday-year"],
  ]);
});

test("is filled in by keyboard alone and gives the whole person", async () => {
  const user = userEvent.setup();
  const [onRemove, onValue] = [jest.fn(), jest.fn()];
  const { container } = render(<Person index={1} onRemove={onRemove} onValue={onValue} />);
  await user.tab();
  await user.keyboard("Max{Tab}Muster{Tab}1{Tab}5{Tab}1979{Tab}{Enter}");
  expect(onValue.mock.lastCall).toEqual([{ firstName: "Max", lastName: "Muster", birthDate: "1979-05-01" }]);
  expect(onRemove).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button", { name: "Reisende Person 2 entfernen" })).toHaveFocus();
  expect(screen.getByRole("textbox", { name: "Nachname" })).toHaveAccessibleDescription(
    "Bitte geben Sie den Nachnamen ein.",
  );
  expect(await axe(container)).toHaveNoViolations();
});
