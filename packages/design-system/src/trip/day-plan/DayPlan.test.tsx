import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { sampleDays } from "../fixtures/days";
import { DayPlan } from "./DayPlan";

const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");

test("days in order, folded to a row of heading, figures, night and meals, which opens by itself", async () => {
  const { container } = render(<DayPlan days={sampleDays} renderDay={(day) => <p>Profil {day}</p>} />);
  const days = within(screen.getByRole("list", { name: "Tagesplan" })).getAllByRole("listitem");
  expect(days).toHaveLength(sampleDays.length);
  const second = within(days[1]!);
  expect(second.getByRole("heading", { level: 3, name: "Tag 2 Aufstieg zur Gamshütte" })).toBeVisible();
  const row = days[1]!.querySelector("summary")!;
  expect(
    [...row.querySelectorAll("svg[role='img']")].map((icon) => [
      icon.getAttribute("aria-label"),
      plain(icon.parentElement?.textContent),
    ]),
  ).toEqual([
    ["Strecke", "6,5 km"],
    ["Aufstieg", "1.090 m"],
    ["Abstieg", "8 m"],
    ["Gehzeit", "3 ½ Std."],
    ["Übernachtung", "Gamshütte"],
    ["Verpflegung", "Frühstück, Abendessen"],
  ]);
  expect(second.getByText("Profil 2")).not.toBeVisible();
  await userEvent.click(row);
  expect(second.getByText("Profil 2")).toBeVisible();
  // An address that names a place inside what is folded opens it.
  expect(days[1]?.querySelector("summary ~ #tag-2")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test("all days open and close at once, whatever else is folded in them", async () => {
  const { container } = render(<DayPlan days={sampleDays} renderDay={() => <details>Tabelle</details>} />);
  const open = () => [...container.querySelectorAll("details")].map((details) => details.open);
  await userEvent.click(screen.getByRole("button", { name: "Alle aufklappen" }));
  expect(open()).toEqual(sampleDays.flatMap(() => [true, false]));
  await userEvent.click(screen.getByRole("button", { name: "Alle zuklappen" }));
  expect(open()).not.toContain(true);
});

test("a day without walking shows no figures, the last night at home no bed", () => {
  render(<DayPlan days={sampleDays} />);
  const days = screen.getAllByRole("listitem");
  expect(within(days[0]!).queryByRole("img", { name: "Gehzeit" })).not.toBeInTheDocument();
  expect(within(days[2]!).queryByRole("img", { name: "Übernachtung" })).not.toBeInTheDocument();
  expect(plain(days[0]!.textContent)).toContain("Finkenberg (Gasthof)");
});

test("without days it says so", () => {
  render(<DayPlan days={[]} />);
  expect(screen.getByText("Der Tagesplan wird noch zusammengestellt.")).toBeVisible();
});
