import { useState } from "react";
import { fireEvent, render, screen } from "@testing-library/react";
import { PackingList } from "./PackingList";

test("groups with items; an empty group is left out", () => {
  render(
    <PackingList
      groups={[
        { title: "Kleidung", items: ["Regenjacke", "Mütze"] },
        { title: "Leer", items: [] },
      ]}
    />,
  );
  expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual(["Kleidung"]);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Regenjacke", "Mütze"]);
});

function Packing() {
  const [ticked, setTicked] = useState<readonly string[]>(["Kleidung/Mütze"]);
  const groups = [
    { title: "Kleidung", items: ["Regenjacke", "Mütze"] },
    { title: "Im Rucksack", items: ["Mütze"] },
  ];
  return <PackingList groups={groups} ticked={ticked} onTickedChange={setTicked} />;
}

test("ticked things stay ticked, the same thing in another group is another one", () => {
  render(<Packing />);
  const boxes = () => screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked);
  expect(boxes()).toEqual([false, true, false]);
  fireEvent.click(screen.getByRole("checkbox", { name: "Regenjacke" }));
  fireEvent.click(screen.getAllByRole("checkbox", { name: "Mütze" })[0] as HTMLElement);
  expect(boxes()).toEqual([true, false, false]);
});
