import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { berlinerHoehenweg } from "../fixtures/waypoints";
import { ElevationProfile } from "./ElevationProfile";
import { hasElevationProfile } from "./profileModel";

const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");
const spoken = () => plain(screen.getByRole("slider").getAttribute("aria-valuetext"));

test("arrow keys walk from place to place and say where one is", async () => {
  const user = userEvent.setup();
  render(<ElevationProfile waypoints={berlinerHoehenweg} />);
  await user.tab();
  expect(screen.getByRole("slider", { name: "Orte im Höhenprofil" })).toHaveFocus();
  expect(spoken()).toBe("Finkenberg, 839 m, 0 km, Tag 1, Start");
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(spoken()).toBe("Pitzenalm, 1.871 m, 12,6 km, Tag 3, Ort am Weg");
  await user.keyboard("{ArrowLeft}");
  expect(spoken()).toBe("Gamshütte, 1.921 m, 6,5 km, Tag 2, Übernachtung");
  await user.keyboard("{End}{ArrowRight}");
  expect(spoken()).toBe("Mayrhofen, Bahnhof, 633 m, 86,8 km, Tag 9, Ziel");
  await user.keyboard("{Home}{ArrowLeft}");
  expect(spoken()).toBe("Finkenberg, 839 m, 0 km, Tag 1, Start");
});

test("the pointer reads heights between the places as approximate, and snaps to a place", () => {
  const { container } = render(<ElevationProfile waypoints={berlinerHoehenweg} />);
  const plot = screen.getByRole("slider");
  plot.getBoundingClientRect = () => new DOMRect(0, 0, 868, 300);
  // jsdom's pointer events know no position.
  const moveTo = (clientX: number) =>
    fireEvent(plot, new MouseEvent("pointermove", { bubbles: true, clientX }));
  const readout = container.querySelector("p > [aria-hidden]");

  moveTo(100);
  expect(plain(readout?.textContent)).toBe("ca. 1.890 m · 10 km");
  moveTo(388);
  expect(plain(readout?.textContent)).toBe("Schönbichler Horn · 3.134 m · 39,2 km · Tag 5 · Gipfel");
  fireEvent.pointerLeave(plot);
  expect(readout).toHaveTextContent("Fahren Sie über das Profil");
});

test("sums between known places are named as least values, known totals are not", () => {
  const { rerender } = render(<ElevationProfile waypoints={berlinerHoehenweg} day={6} />);
  expect(plain(screen.getByRole("group", { name: "Höhenprofil, Tag 6" }).textContent)).toContain(
    "Aufstiegmindestens 1.207 m",
  );
  rerender(<ElevationProfile waypoints={berlinerHoehenweg} day={6} ascentM={1250} descentM={1065} />);
  expect(plain(screen.getByRole("group", { name: "Höhenprofil, Tag 6" }).textContent)).toContain(
    "Aufstieg1.250 m",
  );
});

test("the table holds every place, and nothing carries a style attribute", async () => {
  const { container } = render(<ElevationProfile waypoints={berlinerHoehenweg} />);
  const rows = within(screen.getByRole("table", { hidden: true })).getAllByRole("row", { hidden: true });
  expect(rows).toHaveLength(berlinerHoehenweg.length + 1);
  expect(plain(rows[8]?.textContent)).toBe("Schönbichler Horn39,2 km3.134 m5Gipfel");
  expect(container.querySelector("[style]")).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test("says that the line is a sketch, and how to read it with a mouse and with a finger", () => {
  const { rerender } = render(<ElevationProfile waypoints={berlinerHoehenweg} />);
  expect(screen.getByText("schematisch")).toBeVisible();
  expect(screen.getByText(/Das Auf und Ab dazwischen fehlt/)).toBeVisible();
  expect(screen.getByText(/^Tippen Sie auf das Profil/)).toBeInTheDocument();
  rerender(<ElevationProfile waypoints={berlinerHoehenweg} day={6} size="sm" />);
  expect(screen.getByText("schematisch")).toBeVisible();
});

test("a day of arrival or rest has no profile", () => {
  expect(hasElevationProfile(berlinerHoehenweg, 6)).toBe(true);
  expect(hasElevationProfile(berlinerHoehenweg.slice(0, 1), 1)).toBe(false);
});

test("without places it says so", () => {
  render(<ElevationProfile waypoints={[]} />);
  expect(screen.getByText("Für diese Reise liegt noch kein Höhenprofil vor.")).toBeVisible();
  expect(screen.queryByRole("slider")).not.toBeInTheDocument();
});
