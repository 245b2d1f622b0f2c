import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { sampleTrips } from "../fixtures/trips";
import { TripTeaserRow } from "./TripTeaserRow";

test("a named list of cards, nothing without trips", async () => {
  const { container, rerender } = render(<TripTeaserRow label="Empfehlungen" trips={sampleTrips} />);
  expect(within(screen.getByRole("list", { name: "Empfehlungen" })).getAllByRole("article")).toHaveLength(3);
  expect(await axe(container, { rules: { "heading-order": { enabled: false } } })).toHaveNoViolations();
  rerender(<TripTeaserRow label="Empfehlungen" trips={[]} />);
  expect(container).toBeEmptyDOMElement();
});
