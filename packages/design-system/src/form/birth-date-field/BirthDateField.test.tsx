import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { BirthDateField } from "./BirthDateField";

const onValueChange = jest.fn();
beforeEach(() => onValueChange.mockClear());

function Field({
  start = "",
  error,
  autoComplete,
}: {
  start?: string;
  error?: string;
  autoComplete?: string;
}) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    onValueChange(next);
    setValue(next);
  };
  return (
    <>
      <BirthDateField id="b" value={value} error={error} autoComplete={autoComplete} onValueChange={change} />
      <button onClick={() => setValue("1999-12-31")}>anders</button>
    </>
  );
}

const values = () => screen.getAllByRole("textbox").map((input) => (input as HTMLInputElement).value);

test("what is typed stays as it is while the text is joined, letters are left out", async () => {
  const user = userEvent.setup();
  const { container } = render(<Field />);
  await user.type(screen.getByRole("textbox", { name: "Tag" }), "3x");
  await user.type(screen.getByRole("textbox", { name: "Monat" }), "5.");
  await user.type(screen.getByRole("textbox", { name: "Jahr" }), "1980");
  expect(values()).toEqual(["3", "5", "1980"]);
  expect(onValueChange.mock.calls.at(0)).toEqual(["--03"]);
  expect(onValueChange.mock.calls.at(-1)).toEqual(["1980-05-03"]);

  await user.type(screen.getByRole("textbox", { name: "Tag" }), "1");
  expect(values()).toEqual(["31", "5", "1980"]);
  await user.click(screen.getByRole("button", { name: "anders" }));
  expect(values()).toEqual(["31", "12", "1999"]);
  expect(await axe(container)).toHaveNoViolations();
});

test("a date pasted in one piece fills all three, anything else is pasted as usual", async () => {
  const user = userEvent.setup();
  render(<Field />);
  await user.click(screen.getByRole("textbox", { name: "Jahr" }));
  await user.paste("12.3.1980");
  expect(values()).toEqual(["12", "3", "1980"]);
  await user.clear(screen.getByRole("textbox", { name: "Jahr" }));
  await user.paste("1981");
  expect(values()).toEqual(["12", "3", "1981"]);
});

test.each(["27.3.1985", "27031985", "27/03/1985"])(
  "typed on in one go, „%s“ fills all three",
  async (text) => {
    const user = userEvent.setup();
    render(<Field />);
    await user.type(screen.getByRole("textbox", { name: "Tag" }), text.slice(0, 1));
    await user.keyboard(text.slice(1));
    expect(onValueChange).toHaveBeenLastCalledWith("1985-03-27");
  },
);

test("digits too many stay in sight", async () => {
  const user = userEvent.setup();
  render(<Field start="1985-02-29" />);
  await user.type(screen.getByRole("textbox", { name: "Jahr" }), "6");
  await user.type(screen.getByRole("textbox", { name: "Tag" }), "1");
  expect(values()).toEqual(["291", "02", "19856"]);
});

test("an error marks the group and each input; the browser's names carry the section", () => {
  render(<Field start="1980--12" error="Der Monat fehlt." autoComplete="section-two" />);
  expect(screen.getByRole("group", { name: "Geburtsdatum" })).toHaveAccessibleDescription(
    "Zum Beispiel 27. 3. 1985 Der Monat fehlt.",
  );
  expect(
    screen
      .getAllByRole("textbox")
      .map((input) => [input.id, input.getAttribute("autocomplete"), input.getAttribute("aria-invalid")]),
  ).toEqual([
    ["b", "section-two bday-day", "true"],
    ["b-month", "section-two bday-month", "true"],
    ["b-year", "section-two bday-year", "true"],
  ]);
  expect(values()).toEqual(["12", "", "1980"]);
});
