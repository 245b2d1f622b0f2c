import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { sampleSteps } from "../../booking/fixtures/booking";
import { Stepper } from "./Stepper";

const stateOf = (item: HTMLElement) => [
  item.textContent,
  item.getAttribute("aria-current"),
  within(item).queryByRole("button") !== null || within(item).queryByRole("link") !== null,
];

test("done steps can be pressed, the current one is marked, later ones are words", async () => {
  const user = userEvent.setup();
  const onSelect = jest.fn();
  const { container } = render(<Stepper steps={sampleSteps} current="wuensche" onSelect={onSelect} />);
  const items = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(items.map(stateOf)).toEqual([
    ["Termin (erledigt)", null, true],
    ["Reisende (erledigt)", null, true],
    ["3Wünsche", "step", false],
    ["4Kontakt", null, false],
    ["5Prüfen und buchen", null, false],
  ]);
  await user.tab();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(onSelect.mock.calls).toEqual([["reisende"]]);
  expect(screen.getByRole("navigation", { name: "Schritte der Buchung" })).toHaveTextContent(
    "Schritt 3 von 5: Wünsche",
  );
  expect(await axe(container)).toHaveNoViolations();
});

test("someone who went back still reaches the later steps that are done, by address", () => {
  render(
    <Stepper
      steps={sampleSteps}
      current="reisende"
      done={["termin", "reisende", "kontakt"]}
      hrefOf={(id) => `?schritt=${id}`}
    />,
  );
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "?schritt=termin",
    "?schritt=kontakt",
  ]);
});
