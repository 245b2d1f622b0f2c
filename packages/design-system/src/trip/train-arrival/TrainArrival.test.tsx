import { render, screen } from "@testing-library/react";
import { TrainArrival } from "./TrainArrival";

test("paragraphs under a heading, nothing for blank text", () => {
  const { container, rerender } = render(
    <TrainArrival text={"Bis Jenbach.\n\nWeiter mit der Zillertalbahn."} />,
  );
  expect(screen.getByRole("heading", { name: "Anreise mit der Bahn" })).toBeVisible();
  expect([...container.querySelectorAll("p")].map((line) => line.textContent)).toEqual([
    "Bis Jenbach.",
    "Weiter mit der Zillertalbahn.",
  ]);
  rerender(<TrainArrival text="  " />);
  expect(container).toBeEmptyDOMElement();
});
