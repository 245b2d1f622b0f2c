import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { SearchField, type SearchFieldProps } from "./SearchField";

function People(props: Partial<SearchFieldProps>) {
  const [value, setValue] = useState("");
  const count = ["Annegret", "Bahar", "Özlem"].filter((name) => name.includes(value)).length;
  return (
    <SearchField label="Personen" resultCount={count} {...props} value={value} onValueChange={setValue} />
  );
}

test("says how many were found; the button and Escape empty it and keep the focus", async () => {
  const user = userEvent.setup();
  const onKeyDown = jest.fn();
  const { container } = render(
    <div role="toolbar" tabIndex={-1} onKeyDown={({ key }) => void onKeyDown(key)}>
      <People />
    </div>,
  );
  const field = screen.getByRole("searchbox", { name: "Personen" });
  expect(screen.getByRole("status")).toHaveTextContent("3 Treffer");
  expect(screen.queryByRole("button")).toBeNull();
  await user.type(field, "Anne");
  expect(screen.getByRole("status")).toHaveTextContent("1 Treffer");
  await user.click(screen.getByRole("button", { name: "Eingabe löschen" }));
  expect(field).toHaveFocus();
  expect(field).toHaveValue("");

  await user.type(field, "xyz");
  expect(screen.getByRole("status")).toHaveTextContent("Nichts gefunden");
  onKeyDown.mockClear();
  await user.keyboard("{Escape}");
  expect(field).toHaveValue("");
  // Empty, the field leaves Escape to the dialog around it.
  expect(onKeyDown.mock.calls).toEqual([]);
  await user.keyboard("{Escape}");
  expect(onKeyDown.mock.calls).toEqual([["Escape"]]);
  expect(await axe(container)).toHaveNoViolations();
});

test("counts in the caller's words, tells that it searches, and has nothing to clear when disabled", () => {
  const { rerender } = render(<People resultText={(count) => `${count} Personen`} />);
  expect(screen.getByRole("status")).toHaveTextContent("3 Personen");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "A" } });
  rerender(<People busy disabled />);
  expect(screen.getByRole("status")).toHaveTextContent("Wird gesucht …");
  expect(screen.getByRole("searchbox")).toHaveAttribute("aria-busy", "true");
  expect(screen.queryByRole("button")).toBeNull();
});
