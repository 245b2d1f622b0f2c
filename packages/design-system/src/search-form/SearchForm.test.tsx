import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { SearchForm } from "./SearchForm";

function Example({ onSubmit }: { onSubmit: (value: string) => void }) {
  const [value, setValue] = useState("");
  return <SearchForm action="/de/reisesuche" value={value} onValueChange={setValue} onSubmit={onSubmit} />;
}

test("typing and Enter search; clearing empties the field and keeps the focus there", async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  const { container } = render(<Example onSubmit={onSubmit} />);
  const field = screen.getByRole("searchbox", { name: "Reisen suchen" });

  await user.type(field, "Hütte{Enter}");
  expect(onSubmit.mock.calls).toEqual([["Hütte"]]);
  expect(await axe(container)).toHaveNoViolations();

  await user.click(screen.getByRole("button", { name: "Eingabe löschen" }));
  expect(field).toHaveValue("");
  expect(field).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Eingabe löschen" })).not.toBeInTheDocument();
});

test("without scripts it is a form that leads to the search page", () => {
  render(<SearchForm action="/de/reisesuche" value="Fjord" onValueChange={() => undefined} />);
  const form = screen.getByRole("search");
  expect(form).toHaveAttribute("action", "/de/reisesuche");
  expect(form).toHaveAttribute("method", "get");
  expect(form).toHaveFormValues({ q: "Fjord" });
});
