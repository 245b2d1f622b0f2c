import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { SearchForm } from "./SearchForm";
import { sampleSuggestions } from "./suggestionFixtures";
import { SuggestionList } from "./SuggestionList";
import { useSuggestionKeys } from "./useSuggestionKeys";

const onChoose = jest.fn();
const onSubmit = jest.fn();

function Example({ groups = sampleSuggestions }) {
  const [value, setValue] = useState("");
  const [open, setOpen] = useState(false);
  const ids = groups.flatMap(({ options }) => options.map(({ id }) => id));
  const keys = useSuggestionKeys({
    ids,
    open,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onChoose,
  });
  return (
    <SearchForm
      action="/de/reisesuche"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        keys.reset();
        setOpen(next !== "");
      }}
      onSubmit={onSubmit}
      combobox={{ listId: "list", expanded: open && ids.length > 0, ...keys }}
      onFieldLeave={() => setOpen(false)}
      popup={
        <SuggestionList id="list" query={value} {...{ groups, open, onChoose }} activeId={keys.activeId} />
      }
    />
  );
}

const field = () => screen.getByRole("combobox", { name: "Reisen suchen" });
/** What a screen reader says of the option that the field points to. */
const active = () => {
  const id = field().getAttribute("aria-activedescendant");
  return id === null ? null : document.getElementById(id)?.textContent;
};

beforeEach(() => jest.clearAllMocks());

test("typing opens groups of options, says how many there are, and marks what was typed", async () => {
  const { container } = render(<Example />);
  expect(field()).toHaveAttribute("aria-expanded", "false");
  await userEvent.type(field(), "tir");
  const list = screen.getByRole("listbox", { name: "Vorschläge" });
  expect(field()).toHaveAttribute("aria-controls", list.id);
  expect(screen.getByRole("status")).toHaveTextContent("3 Vorschläge");
  const places = within(list).getByRole("group", { name: "Orte" });
  expect(
    within(places)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["Tirol 2 Reisen", "Südtirol 1 Reise"]);
  expect(within(places).getAllByText("Tir", { selector: "mark" })).toHaveLength(1);
  expect(await axe(container)).toHaveNoViolations();
});

test("arrow keys, Home and End move, the field itself stands between the last and the first one", async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.type(field(), "t{ArrowDown}");
  expect(active()).toBe("Tirol 2 Reisen");
  expect(field()).toHaveFocus();
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Tirol");
  await user.keyboard("{End}");
  expect(active()).toMatch(/Karwendel/);
  await user.keyboard("{ArrowDown}");
  expect(active()).toBeNull();
  await user.keyboard("{ArrowUp}");
  expect(active()).toMatch(/Karwendel/);
  await user.keyboard("{Home}");
  expect(active()).toBe("Tirol 2 Reisen");
});

test("Enter goes to the option, and without one it searches what is typed", async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.type(field(), "ti{Enter}");
  expect([onSubmit.mock.calls, onChoose.mock.calls]).toEqual([[["ti"]], []]);
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(onChoose.mock.calls).toEqual([["place-suedtirol"]]);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("typing on points at nothing; Escape closes and keeps the words, an arrow opens again", async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.type(field(), "t{ArrowDown}i");
  expect(active()).toBeNull();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(field()).toHaveValue("ti");
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("listbox")).toBeVisible();
  await user.tab();
  await user.tab();
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("a click chooses, and the field keeps the focus", async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.type(field(), "t");
  await user.click(screen.getByRole("option", { name: /Südtirol/ }));
  expect(onChoose.mock.calls).toEqual([["place-suedtirol"]]);
  expect(field()).toHaveFocus();
});

test("nothing hangs there without options, and a screen reader hears so", async () => {
  render(<Example groups={[]} />);
  await userEvent.type(field(), "xq");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(field()).toHaveAttribute("aria-expanded", "false");
  expect(screen.getByRole("status")).toHaveTextContent("Keine Vorschläge");
});
