import { createRequire } from "node:module";
import type Ical from "ical.js" with { "resolution-mode": "import" };
import { bookedTrip, cancelledTrip } from "./booking-record.fixture";
import type { BookingRecord } from "./booking-record";
import { calendarEntry } from "./calendar";

// Its types describe the ES module only; this project compiles to CommonJS, which the package has too.
const ICAL = createRequire(__filename)("ical.js") as typeof Ical;

const tripUrl = "https://wandern.gratweg.example/de/reise/1001/karwendel-huettentour";

function read(record: BookingRecord, cancelled = false) {
  const attachment = calendarEntry(record, { tripUrl, cancelled });
  const calendar = new ICAL.Component(ICAL.parse(String(attachment.content)) as unknown[]);
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("no event");
  return {
    attachment,
    method: calendar.getFirstPropertyValue("method"),
    component,
    event: new ICAL.Event(component),
  };
}

it("holds the whole trip as days; the end is the first free day", () => {
  const { attachment, method, component, event } = read(bookedTrip);
  expect(attachment.filename).toBe("reise-100123.ics");
  expect(attachment.contentType).toBe("text/calendar; charset=utf-8; method=PUBLISH");
  expect(method).toBe("PUBLISH");
  expect(event.uid).toBe("buchung-100123@gratweg.example");
  expect(event.summary).toBe("Karwendel-Hüttentour");
  expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
    true,
    "2027-07-12",
    "2027-07-20",
  ]);
  expect(event.location).toBe("Österreich");
  expect(event.description).toContain("Buchungsnummer: 100123\n");
  expect(component.getFirstPropertyValue("url")).toBe(tripUrl);
  expect(component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-11-21T23:30:00Z");
});

it("reaches over the year's end", () => {
  const departure = { number: 1, startDate: "2026-12-28", endDate: "2027-12-31" };
  const { event } = read({ ...bookedTrip, answer: { ...bookedTrip.answer, departure } });
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual(["2026-12-28", "2028-01-01"]);
});

it("is the same file at every attempt, and cancels the entry that it made", () => {
  expect(read(bookedTrip).attachment).toEqual(read(bookedTrip).attachment);
  const { method, event, component } = read(cancelledTrip, true);
  expect([method, event.uid, event.sequence]).toEqual(["CANCEL", "buchung-100123@gratweg.example", 1]);
  expect(component.getFirstPropertyValue("status")).toBe("CANCELLED");
});

it("keeps commas, semicolons and line breaks of a title inside its field", () => {
  const trip = { ...bookedTrip.answer.trip, title: "Grat; Weg, Ziel\nEND:VEVENT" };
  const { event } = read({ ...bookedTrip, answer: { ...bookedTrip.answer, trip } });
  expect(event.summary).toBe("Grat; Weg, Ziel\nEND:VEVENT");
});
