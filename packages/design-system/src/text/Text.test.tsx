import { render, screen } from "@testing-library/react";
import { Heading } from "./Heading";
import { Text } from "./Text";

test("the level decides the element, whatever the size looks like", () => {
  render(
    <Heading level={3} size="display" id="hoch">
      Hoch hinaus
    </Heading>,
  );
  expect(screen.getByRole("heading", { level: 3, name: "Hoch hinaus" })).toHaveAttribute("id", "hoch");
});

test("text takes the element that fits its place and hands no variant on to it", () => {
  render(
    <Text as="span" tone="muted" size="sm" numeric="tabular">
      1.284 Hm
    </Text>,
  );
  const text = screen.getByText("1.284 Hm");
  expect(text.tagName).toBe("SPAN");
  expect(text.getAttributeNames()).toEqual(["class"]);
});
