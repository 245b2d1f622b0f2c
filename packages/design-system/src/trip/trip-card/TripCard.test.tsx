import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { longTrip, sampleTrips } from "../fixtures/trips";
import { TripCard } from "./TripCard";
import { TripGrid } from "./TripGrid";

const [full, , bare] = sampleTrips as [(typeof sampleTrips)[number], unknown, (typeof sampleTrips)[number]];
const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");

test("the title is the only link, and the card says what a traveller compares", () => {
  render(<TripCard trip={full} />);
  const card = screen.getByRole("article");
  expect(within(card).getAllByRole("link")).toHaveLength(1);
  expect(within(card).getByRole("link", { name: full.title })).toHaveAttribute("href", full.href);
  expect(plain(card.textContent)).toContain("Österreich · Zillertaler Alpen");
  expect(plain(card.textContent)).toContain("Schwierigkeit: 5 von 5, sehr anspruchsvoll");
  expect(plain(card.textContent)).toContain("Nächster Termin: 3. Juli 2027");
  expect(plain(card.textContent)).toContain("ab 1.290 €");
  expect(plain(card.textContent)).toContain("Veranstalter: Hochweg Bergschule");
});

test("marks the words that the search found, and keeps the link's name", () => {
  const highlights = [
    { field: "title", ranges: [[9, 17]] as const },
    { field: "body", ranges: [[0, 5]] as const },
  ];
  const { container } = render(<TripCard trip={{ ...full, highlights }} />);
  expect([...container.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["Höhenweg"]);
  expect(screen.getByRole("link").textContent).toBe(full.title);
});

test("a price that is not the next date's names its own date", () => {
  const { rerender } = render(<TripCard trip={{ ...full, cheapestDeparture: "2027-08-28" }} />);
  expect(plain(screen.getByRole("article").textContent)).toContain("ab 1.290 € am 28. August 2027");
  rerender(<TripCard trip={{ ...full, cheapestDeparture: "2027-07-03" }} />);
  expect(plain(screen.getByRole("article").textContent)).toMatch(/ab 1\.290 €$/);
});

test("what is not known is left out", () => {
  render(<TripCard trip={bare} />);
  const card = screen.getByRole("article");
  expect(card).toHaveTextContent("Termine auf Anfrage");
  expect(card).not.toHaveTextContent("€");
  expect(card).not.toHaveTextContent("·");
  expect(within(card).queryByRole("img")).not.toBeInTheDocument();
});

test("the trip that one came back from is marked in the document", () => {
  const { rerender } = render(<TripCard trip={full} active />);
  expect(screen.getByRole("article")).toHaveAttribute("data-active", "true");
  rerender(<TripCard trip={full} />);
  expect(screen.getByRole("article")).not.toHaveAttribute("data-active");
});

test("the same trip is not rendered again", () => {
  let reads = 0;
  const counted = {
    ...full,
    get title() {
      reads += 1;
      return "Gezählt";
    },
  };
  const { rerender } = render(<TripCard trip={counted} />);
  const before = reads;
  rerender(<TripCard trip={counted} />);
  expect(reads).toBe(before);
});

test("a grid is a list; Tab goes from title to title", async () => {
  const user = userEvent.setup();
  const trips = [...sampleTrips, longTrip];
  const { container } = render(
    <TripGrid>
      {trips.map((trip) => (
        <TripCard key={trip.href} trip={trip} headingLevel={2} />
      ))}
    </TripGrid>,
  );
  expect(within(screen.getByRole("list", { name: "Reisen" })).getAllByRole("article")).toHaveLength(4);
  for (const trip of trips) {
    await user.tab();
    expect(screen.getByRole("link", { name: trip.title })).toHaveFocus();
  }
  expect(container.querySelector("[style]")).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test("while loading: says so once, keeps places, and keeps cards that are there", () => {
  const { rerender } = render(<TripGrid loading skeletons={4} />);
  expect(screen.getByRole("status")).toHaveTextContent("Reisen werden geladen …");
  expect(screen.getByRole("list", { name: "Reisen" }).children).toHaveLength(4);
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
  rerender(
    <TripGrid loading>
      <TripCard trip={full} />
    </TripGrid>,
  );
  expect(screen.getByRole("list", { name: "Reisen" })).toHaveAttribute("aria-busy", "true");
  expect(screen.getAllByRole("article")).toHaveLength(1);
});
