import Sqlite from "better-sqlite3";
import { NAME_ORDER, searchCondition } from "./user-search";

const PEOPLE = [
  ["Jörg", "Müller", "jm@post.example"],
  ["Joerg", "Mueller", "joerg@post.example"],
  ["Ida", "Muller", "ida@post.example"],
  ["Samuel", "Weiß", "sw@post.example"],
  ["René", "Ångström", "r_a%b@post.example"],
  ["ÖZLEM", "ÄRMEL", "oe@post.example"],
  [null, null, "ohne-namen@post.example"],
] as const;

const database = new Sqlite(":memory:");
beforeAll(() => {
  database.exec("CREATE TABLE u (first_name TEXT, last_name TEXT, email TEXT)");
  const insert = database.prepare("INSERT INTO u VALUES (?, ?, ?)");
  for (const person of PEOPLE) insert.run(...person);
});
afterAll(() => database.close());

function found(q: string): string[] {
  const condition = searchCondition(q);
  const sql = `SELECT u.email FROM u ${condition ? `WHERE ${condition.sql}` : ""} ORDER BY ${NAME_ORDER}`;
  return (database.prepare(sql).all(...(condition?.values ?? [])) as { email: string }[]).map(({ email }) =>
    email.replace("@post.example", ""),
  );
}

it.each([
  ["müller", ["ida", "jm", "joerg"]],
  ["MUELLER", ["jm", "joerg"]],
  ["muller", ["ida", "jm"]],
  ["jörg müll", ["jm", "joerg"]],
  ["weiss", ["sw"]],
  ["WEIẞ", ["sw"]],
  ["samuel", ["sw"]],
  ["rene", ["r_a%b"]],
  ["özlem", ["oe"]],
  ["aermel", ["oe"]],
  ["ohne", ["ohne-namen"]],
  ["post.example jm", ["jm"]],
  ["_a%", ["r_a%b"]],
  ["angstroem", ["r_a%b"]],
  ["%", ["r_a%b"]],
  ["!", []],
  ["' OR 1=1 --", []],
])("%s finds %j", (q, emails) => {
  expect(found(q).sort()).toEqual([...emails].sort());
});

it("without words everybody is there, by family name, umlauts with their vowels, who has none by address", () => {
  expect(searchCondition("  ")).toBeNull();
  expect(found("")).toEqual(["r_a%b", "oe", "joerg", "ida", "jm", "ohne-namen", "sw"]);
});

it("looks for the six longest words, each once, whatever else is asked for", () => {
  const parts = (q: string) => searchCondition(q)?.values.map((value) => value.slice(1, -1));
  expect(parts("a e m . post Post post.example")).toEqual(["post.example"]);
  const many = Array.from({ length: 60 }, (_, at) => `w${at}`).join(" ");
  expect(parts(many)).toHaveLength(6);
  expect(parts("ab abc")).toEqual(["abc"]);
});
