import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { sampleTrips } from "../../trip/fixtures/trips";
import { RankedList } from "./RankedList";

test("places, reasons and trips in the given order", async () => {
  const entries = sampleTrips.map((trip, index) => ({ trip, reason: `Grund ${index}` }));
  const { container, rerender } = render(<RankedList label="Hüttentouren" entries={entries} />);
  const items = [...screen.getByRole("list", { name: "Hüttentouren" }).children] as HTMLElement[];
  expect(
    items.map((item) => [item.firstElementChild?.textContent, within(item).getByRole("link").textContent]),
  ).toEqual(sampleTrips.map(({ title }, index) => [`Platz ${index + 1}Grund ${index}`, title]));
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(3);
  expect(await axe(container, { rules: { "heading-order": { enabled: false } } })).toHaveNoViolations();
  rerender(<RankedList label="Hüttentouren" entries={[]} />);
  expect(container).toBeEmptyDOMElement();
});
