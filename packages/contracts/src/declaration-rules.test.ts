import { declarationIssues, tidyDeclaration, type DeclarationEntries } from "./declaration-rules";

const today = "2026-11-21";
const cancellation: DeclarationEntries = {
  name: "Anna Ott",
  identification: "",
  contract: "Mitgliedschaft",
  kind: "ordinary",
  reason: "",
  end: "soonest",
  endsOn: "",
  email: "anna@post.example",
};
const issues = (more: DeclarationEntries) =>
  declarationIssues("cancel", { ...cancellation, ...more }, today).map(({ field, code }) => [field, code]);

it("takes what the law asks for, and nothing else is needed", () => {
  expect(issues({})).toEqual([]);
  expect(
    declarationIssues("withdraw", { name: "Anna Ott", contract: "100001", email: "a@b.example" }, today),
  ).toEqual([]);
});

it.each<[DeclarationEntries, (readonly [string, string])[]]>([
  [
    { name: " ", contract: "", email: "" },
    [
      ["name", "missing"],
      ["contract", "missing"],
      ["email", "missing"],
    ],
  ],
  [{ kind: "extraordinary" }, [["reason", "missing"]]],
  [{ kind: "extraordinary", reason: "Die Leistung fiel aus." }, []],
  [{ kind: "perhaps" }, [["kind", "missing"]]],
  [{ end: "date" }, [["endsOn", "missing"]]],
  [{ end: "date", endsOn: "2026-02-30" }, [["endsOn", "noDate"]]],
  [{ end: "date", endsOn: "2026-11-20" }, [["endsOn", "past"]]],
  [{ end: "date", endsOn: today }, []],
  [
    { end: "", kind: "" },
    [
      ["kind", "missing"],
      ["end", "missing"],
    ],
  ],
  [{ email: "anna@post" }, [["email", "email"]]],
  [{ contract: "x".repeat(301), reason: "y".repeat(3000) }, [["contract", "tooLong"]]],
  [{ name: "Anna\u0000Ott" }, [["name", "characters"]]],
])("%j: %j", (more, expected) => {
  expect(issues(more)).toEqual(expected);
});

it("keeps the kind's own fields, tidied, without what the choices make meaningless", () => {
  expect(
    tidyDeclaration("cancel", {
      ...cancellation,
      name: "  Anna   Ott\u200b ",
      email: " Anna@POST.example ",
      reason: "verborgen",
      endsOn: "2027-01-31",
    }),
  ).toEqual({ ...cancellation, name: "Anna Ott", email: "Anna@post.example" });
  expect(
    tidyDeclaration("cancel", {
      kind: "extraordinary",
      reason: "Erstens.\r\nZweitens. ",
      end: "date",
      endsOn: "2027-01-31",
    }),
  ).toMatchObject({ reason: "Erstens.\nZweitens.", endsOn: "2027-01-31", name: "" });
  expect(tidyDeclaration("withdraw", { ...cancellation, kind: "ordinary" })).toEqual({
    name: "Anna Ott",
    contract: "Mitgliedschaft",
    email: "anna@post.example",
  });
});
