import { calendarFile } from "./calendarFile";

const booking = {
  number: 26000017,
  bookedAt: "2026-11-21T15:04:05.678Z",
  departure: { number: 100101, startDate: "2027-06-24", endDate: "2027-06-30" },
};

it("fills whole days, the last one included", () => {
  expect(
    calendarFile(booking, { title: "Karwendel; Hütten, Wege", description: "Buchung 26000017\nhttps://x" }),
  ).toBe(
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Gratweg//Buchung//DE",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:buchung-26000017@gratweg.example",
      "DTSTAMP:20261121T150405Z",
      "DTSTART;VALUE=DATE:20270624",
      "DTEND;VALUE=DATE:20270701",
      "SUMMARY:Karwendel\\; Hütten\\, Wege",
      "DESCRIPTION:Buchung 26000017\\nhttps://x",
      "TRANSP:OPAQUE",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  );
});

it("folds long lines between characters, at most 75 bytes each", () => {
  const title = "Über Brücken und Grate ".repeat(12).trim();
  const file = calendarFile(booking, { title, description: "" });
  const lines = file.split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}\r\n`);
});

it.each(["\r\n", "\n", "\r", "\u0085", "\u2028", "\u2029"])(
  "lets no title begin a line of its own by %j",
  (end) => {
    const words = `Grat${end}ATTENDEE:mailto:x@evil.example${end}END:VEVENT\u0000`;
    const lines = calendarFile(booking, { title: words, description: words })
      .replaceAll("\r\n ", "")
      .split(/\r\n|[\r\n\u0085\u2028\u2029]/);
    expect(lines).toHaveLength(15);
    expect(lines.filter((line) => line.startsWith("ATTENDEE") || line.includes("\u0000"))).toEqual([]);
    expect(lines).toContain("SUMMARY:Grat\\nATTENDEE:mailto:x@evil.example\\nEND:VEVENT ");
  },
);
