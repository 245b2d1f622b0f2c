import { render, screen } from "@testing-library/react";
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
