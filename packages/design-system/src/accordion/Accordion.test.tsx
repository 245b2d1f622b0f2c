import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { Accordion } from "./Accordion";

const items = [
  { id: "gepaeck", title: "Wie schwer wird mein Rucksack?", content: "Höchstens acht Kilogramm." },
  { id: "huette", title: "Brauche ich einen Hüttenschlafsack?", content: "Ja." },
];

test("titles are headings where the outline needs them; the given one is open", async () => {
  const { container } = render(<Accordion items={items} headingLevel={3} defaultOpen={["huette"]} />);
  expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual(
    items.map((item) => item.title),
  );
  const open = [...container.querySelectorAll("details")].map((details) => details.open);
  expect(open).toEqual([false, true]);
  expect(await axe(container)).toHaveNoViolations();
});

test("an item opens by its title and stays open when the page renders again", async () => {
  const { container, rerender } = render(<Accordion items={items} mode="single" name="fragen" />);
  await userEvent.click(screen.getByText("Wie schwer wird mein Rucksack?"));
  rerender(<Accordion items={[...items]} mode="single" name="fragen" />);
  const all = [...container.querySelectorAll("details")];
  expect(all.map((details) => [details.open, details.getAttribute("name")])).toEqual([
    [true, "fragen"],
    [false, "fragen"],
  ]);
});
