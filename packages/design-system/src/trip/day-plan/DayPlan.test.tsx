import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { sampleDays } from "../fixtures/days";
import { DayPlan } from "./DayPlan";

const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");

test("days in order, each with heading, figures, night and meals", async () => {
  const { container } = render(<DayPlan days={sampleDays} renderDay={(day) => <p>Profil {day}</p>} />);
  const days = within(screen.getByRole("list", { name: "Tagesplan" })).getAllByRole("listitem");
  expect(days).toHaveLength(sampleDays.length);
  const second = within(days[1]!);
  expect(second.getByRole("heading", { level: 3, name: "Tag 2 Aufstieg zur Gamshütte" })).toBeVisible();
  expect(second.getAllByRole("definition").map((entry) => plain(entry.textContent))).toEqual([
    "6,5 km",
    "1.090 m",
    "8 m",
    "3 ½ Std.",
    "Gamshütte",
    "Frühstück, Abendessen",
  ]);
  expect(second.getByRole("img", { name: "Übernachtung" })).toBeVisible();
  expect(second.getByText("Profil 2")).toBeVisible();
  expect(days[1]).toHaveAttribute("id", "tag-2");
  expect(await axe(container)).toHaveNoViolations();
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
