import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { sampleFacets, sampleRanges } from "../fixtures/facets";
import { type FilterSelection, SearchFilters } from "./SearchFilters";

function Example({ onChange }: { onChange?: (selection: FilterSelection) => void }) {
  const [selection, setSelection] = useState<FilterSelection>({
    country: ["oesterreich"],
    maxPrice: ["1500"],
  });
  return (
    <SearchFilters
      facets={sampleFacets}
      ranges={sampleRanges}
      selection={selection}
      onSelectionChange={(next) => {
        setSelection(next);
        onChange?.(next);
      }}
      action="/de/reisesuche"
      resetHref="/de/reisesuche"
    >
      <input type="hidden" name="q" value="Hütte" />
    </SearchFilters>
  );
}

test("is a GET form whose fields carry the address's names", async () => {
  const { container } = render(<Example />);
  const form = screen.getByRole<HTMLFormElement>("form", { name: "Reisen filtern" });
  expect([form.method, form.getAttribute("action")]).toEqual(["get", "/de/reisesuche"]);
  expect([...new FormData(form)]).toEqual([
    ["q", "Hütte"],
    ["country", "oesterreich"],
    ["minPrice", ""],
    ["maxPrice", "1500"],
  ]);
  expect(screen.queryByText("Leere Gruppe")).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test("forgets with a reset what a field could not read", async () => {
  render(<Example />);
  const from = () => screen.getByRole("textbox", { name: /von/ });
  await userEvent.type(from(), "viel");
  const reset = screen.getByRole("link", { name: "Filter zurücksetzen" });
  reset.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(reset);
  expect(from()).toHaveValue("");
});

test("says at the second field what is wrong with a range, and keeps both values", async () => {
  const error = "Der Höchstpreis liegt unter dem Mindestpreis.";
  const { container } = render(
    <SearchFilters
      facets={[]}
      ranges={sampleRanges.map((range) => ({ ...range, error }))}
      selection={{ minPrice: ["2000"], maxPrice: ["500"] }}
      onSelectionChange={jest.fn()}
      action="/de/reisesuche"
    />,
  );
  const to = screen.getByRole("textbox", { name: /bis/ });
  expect(to).toBeInvalid();
  expect(to).toHaveAccessibleDescription(error);
  expect(
    [screen.getByRole("textbox", { name: /von/ }), to].map((field) => field.getAttribute("value")),
  ).toEqual(["2000", "500"]);
  expect(await axe(container)).toHaveNoViolations();
});

test("tells every change, and forgets names without a value", async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<Example onChange={onChange} />);
  await user.click(screen.getByRole("checkbox", { name: /Schweiz/ }));
  expect(onChange).toHaveBeenLastCalledWith({ country: ["oesterreich", "schweiz"], maxPrice: ["1500"] });
  await user.clear(screen.getByRole("textbox", { name: /bis/ }));
  expect(onChange).toHaveBeenLastCalledWith({ country: ["oesterreich", "schweiz"] });
  await user.click(screen.getByRole("checkbox", { name: /Österreich/ }));
  expect(onChange).toHaveBeenLastCalledWith({ country: ["schweiz"] });
});
