import { firstLetters } from "./first-letters";

const letters = (pattern: string) => {
  const found = firstLetters(pattern);
  return found && [...found].sort().join("");
};

it.each([
  ["woche", "w"],
  ["(?:eine )?woche", "ew"],
  ["(?:(?:in|am|auf) )*berg(?:e|en)?|tal", "abit"],
  ["(\\d{1,2}|ein) tage?", "0123456789e"],
  ["[5-7]0 jahre", "567"],
  ["(?! km)k?m", "km"],
  ["(?:ab )?\\w+", "0123456789_abcdefghijklmnopqrstuvwxyz"],
  ["x{0,2}y", "xy"],
  ["a?", null],
])("%s begins with %s", (pattern, expected) => expect(letters(pattern)).toBe(expected));
