import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { CheckboxGroup, type CheckboxGroupProps } from "./CheckboxGroup";

const options = [
  { value: "touren", label: "Neue Touren", hint: "Sobald es sie gibt." },
  { value: "magazin", label: "Magazin" },
  { value: "treffen", label: "Treffen", disabled: true },
];

const onValuesChange = jest.fn();
beforeEach(() => onValuesChange.mockClear());

function Topics(props: Partial<CheckboxGroupProps>) {
  const [values, setValues] = useState<readonly string[]>(["magazin"]);
  return (
    <CheckboxGroup
      legend="Themen"
      options={options}
      values={values}
      onValuesChange={(next) => {
        onValuesChange(next);
        setValues(next);
      }}
      {...props}
    />
  );
}

test("gives the ticked values in the options' order", async () => {
  const user = userEvent.setup();
  const { container } = render(<Topics hint="Sie ändern das jederzeit." optional />);
  expect(screen.getByRole("group", { name: "Themen (freiwillig)" })).toHaveAccessibleDescription(
    "Sie ändern das jederzeit.",
  );
  const tours = screen.getByRole("checkbox", { name: "Neue Touren" });
  expect(tours).toHaveAccessibleDescription("Sobald es sie gibt.");
  await user.tab();
  expect(tours).toHaveFocus();
  await user.keyboard(" ");
  await user.click(screen.getByText("Magazin"));
  await user.click(screen.getByText("Treffen"));
  expect(onValuesChange.mock.calls).toEqual([[["touren", "magazin"]], [["touren"]]]);
  expect(await axe(container)).toHaveNoViolations();
});

test("an error marks the group and its boxes; the list of errors finds the first", () => {
  render(<Topics id="topics" error="Bitte wählen Sie mindestens ein Thema." />);
  expect(screen.getByRole("group")).toHaveAccessibleDescription("Bitte wählen Sie mindestens ein Thema.");
  expect(
    screen.getAllByRole("checkbox").map((box) => [box.id === "topics", box.getAttribute("aria-invalid")]),
  ).toEqual([
    [true, "true"],
    [false, "true"],
    [false, "true"],
  ]);
});
