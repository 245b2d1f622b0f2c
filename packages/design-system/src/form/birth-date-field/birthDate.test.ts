import { joinBirthDate, readBirthDate, splitBirthDate } from "./birthDate";

test.each([
  [{ day: "3", month: "5", year: "1980" }, "1980-05-03"],
  [{ day: "12", month: "", year: "1980" }, "1980--12"],
  [{ day: "", month: "", year: "" }, ""],
  [{ day: "1", month: "2", year: "80" }, "80-02-01"],
])("%j is „%s“", (parts, text) => {
  expect(joinBirthDate(parts)).toBe(text);
  expect(joinBirthDate(splitBirthDate(text))).toBe(text);
});

test.each([
  ["12.3.1980", "1980-03-12"],
  [" 12. 03. 1980 ", "1980-03-12"],
  ["12/3/1980", "1980-03-12"],
  ["12 3 1980", "1980-03-12"],
  ["1980-03-12", "1980-03-12"],
  ["12. März 1980", "1980-03-12"],
  ["1. Dez. 1979", "1979-12-01"],
  ["27.03.85", "1985-03-27"],
  ["27.03.26", "2026-03-27"],
  ["27.03.27", "1927-03-27"],
  ["27031985", "1985-03-27"],
  ["1985/03/27", "1985-03-27"],
])("reads %s", (text, value) => {
  const parts = readBirthDate(text, 2026);
  expect(parts && joinBirthDate(parts)).toBe(value);
});

test.each(["12.3.", "März 1980", "12. Foo 1980", "Annegret", "1980"])("„%s“ is not a whole date", (text) => {
  expect(readBirthDate(text)).toBeNull();
});
