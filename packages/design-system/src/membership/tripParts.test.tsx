import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { sampleTrips } from "../trip/fixtures/trips";
import { TripCard, type TripCardData } from "../trip/trip-card/TripCard";
import { SavedTripButton } from "./saved-trip-button/SavedTripButton";
import { TripDocumentList } from "./trip-document-list/TripDocumentList";

test("files say kind, size and day; what is still to come is no link", async () => {
  const { container } = render(
    <TripDocumentList
      documents={[
        { title: "Reisebestätigung", kind: "pdf", href: "/1", sizeBytes: 412_000, issuedOn: "2026-11-21" },
        { title: "Wegverlauf", kind: "gpx", href: "/2", fileName: "weg.gpx", sizeBytes: 1_380_000 },
        { title: "Treffpunkt", expected: "zwei Wochen vorher" },
      ]}
    />,
  );
  expect(screen.getAllByRole("listitem").map((item) => item.textContent.replaceAll("\u00a0", " "))).toEqual([
    "Reisebestätigung PDF, 412 KB, vom 21. November 2026",
    "Wegverlauf GPX, 1,4 MB",
    "Treffpunkt folgt, zwei Wochen vorher",
  ]);
  expect(
    screen.getAllByRole("link").map((link) => [link.getAttribute("href"), link.getAttribute("download")]),
  ).toEqual([
    ["/1", ""],
    ["/2", "weg.gpx"],
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test("without files it says so", () => {
  render(<TripDocumentList documents={[]} />);
  expect(screen.queryByRole("list")).toBeNull();
  expect(screen.getByText("Noch keine Unterlagen.")).toBeInTheDocument();
});

test.each(["icon", "text"] as const)(
  "a heart (%s) keeps its name and says by its state whether the trip is remembered",
  async (variant) => {
    const user = userEvent.setup();
    const onSavedChange = jest.fn();
    const heart = (saved: boolean, busy = false) => (
      <SavedTripButton {...{ variant, saved, busy, onSavedChange }} title="Durchs Karwendel" />
    );
    const { container, rerender } = render(heart(false));
    const button = screen.getByRole("button", { name: "Merkliste: Durchs Karwendel", pressed: false });
    await user.tab();
    await user.keyboard(" ");
    rerender(heart(true));
    expect(button).toHaveAttribute("aria-pressed", "true");
    expect(button).toHaveAccessibleName("Merkliste: Durchs Karwendel");
    await user.click(button);
    rerender(heart(true, true));
    await user.click(button);
    expect(onSavedChange.mock.calls).toEqual([[true], [false]]);
    expect(await axe(container)).toHaveNoViolations();
  },
);

test("on a trip's card the heart comes after the link and is no part of it", async () => {
  const user = userEvent.setup();
  const onSavedChange = jest.fn();
  const heart = <SavedTripButton title="Berliner Höhenweg" saved={false} onSavedChange={onSavedChange} />;
  const { container } = render(<TripCard trip={sampleTrips[0] as TripCardData} action={heart} />);
  await user.tab();
  expect(screen.getByRole("link")).toHaveFocus();
  await user.tab();
  expect(screen.getByRole("button", { name: "Merkliste: Berliner Höhenweg" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(onSavedChange.mock.calls).toEqual([[true]]);
  expect(await axe(container)).toHaveNoViolations();
});

test("a file that only a script can fetch is a button, which waits while it is on its way", async () => {
  const user = userEvent.setup();
  const onOpen = jest.fn();
  const list = (busy: boolean) => (
    <TripDocumentList documents={[{ title: "Reisebestätigung", kind: "other", onOpen, busy }]} />
  );
  const { container, rerender } = render(list(false));
  await user.tab();
  await user.keyboard("{Enter}");
  expect(onOpen).toHaveBeenCalledTimes(1);
  rerender(list(true));
  await user.click(screen.getByRole("button", { name: /Reisebestätigung wird geholt/ }));
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});

test("a double click on the heart changes it once", async () => {
  const onSavedChange = jest.fn();
  render(<SavedTripButton title="Durchs Karwendel" saved={false} onSavedChange={onSavedChange} />);
  await userEvent.setup().dblClick(screen.getByRole("button"));
  expect(onSavedChange.mock.calls).toEqual([[true]]);
});
