import { render, screen } from "@testing-library/react";
import { Icon } from "./Icon";
import * as icons from "./icons";

test("an icon is decoration unless it carries a label", () => {
  const { container } = render(
    <>
      <Icon icon={icons.sunIcon} />
      <Icon icon={icons.moonIcon} label="Dunkel" />
    </>,
  );
  expect(container.querySelectorAll("svg[aria-hidden='true']")).toHaveLength(1);
  expect(screen.getByRole("img", { name: "Dunkel" }).querySelector("path")).toHaveAttribute(
    "d",
    icons.moonIcon,
  );
});

test("every icon is path data that starts with a move and stays on the grid's order of size", () => {
  for (const [name, data] of Object.entries(icons)) {
    expect(`${name} ${data}`).toMatch(/^\w+Icon M[\d.,\s\-a-zA-Z]+$/);
  }
  expect(Object.keys(icons).length).toBeGreaterThanOrEqual(50);
});
