import { tidyLine, tidyNote } from "./entry-text";

it("composes what people type, with the marks of their language", () => {
  expect(tidyLine(" U\u0308bel  Nguye\u0302\u0303n ")).toBe("Übel Nguyễn");
  expect(tidyNote("a\u0301\r\nb")).toBe("á\nb");
});

it.each([tidyLine, tidyNote])(
  "cuts a run of marks before it is put into order, whose time is its square",
  (tidy) => {
    const run = (length: number) =>
      `a${"\u0301".repeat(length)}${"\u0323".repeat(length)}${"\u0334".repeat(length)}`;
    expect(tidy(run(600)).length).toBeLessThanOrEqual(31);
    expect(tidy(run(10))).toBe(run(10).normalize("NFC"));
  },
);

it("spends no work on what is longer than any field, which is refused for its length", () => {
  const [line, note] = ["U\u0308".repeat(1_001), "U\u0308".repeat(10_001)];
  expect([tidyLine(line), tidyNote(note)]).toEqual([line, note]);
});
