import { isSet, listOf, numberOf, type Complaint, type Rule } from "./rule";

const MOST_DAYS = 730;

export const stepsRule: Rule = ({ cancellationSteps }, stage) => {
  const steps = listOf(cancellationSteps);
  // A draft may be unfinished; a number with some digits too many is no unfinished one, and no mail could tell its day.
  if (steps.some(({ daysBefore }) => (numberOf(daysBefore) ?? 0) > MOST_DAYS))
    return [
      {
        path: ["cancellationSteps"],
        message: "Eine Stufe der Stornostaffel beginnt höchstens 730 Tage vor der Reise.",
      },
    ];
  if (stage === "draft" || steps.length === 0) return [];
  const ordered = steps
    .map(({ daysBefore, percent }) => ({ days: numberOf(daysBefore) ?? -1, percent: numberOf(percent) ?? 0 }))
    .sort((one, other) => other.days - one.days);
  const wrong = (message: string): Complaint[] => [{ path: ["cancellationSteps"], message }];
  if (new Set(ordered.map(({ days }) => days)).size < ordered.length)
    return wrong("Zwei Stufen der Stornostaffel beginnen am selben Tag. Bitte lassen Sie eine davon weg.");
  if (ordered.at(-1)?.days !== -1)
    return wrong(
      "Der Stornostaffel fehlt die letzte Stufe: eine ohne Tage, für den Reisetag und den Nichtantritt.",
    );
  if (ordered.some(({ percent }, index) => percent < (ordered[index - 1]?.percent ?? 0)))
    return wrong(
      "Je näher die Reise kommt, desto höher sind die Kosten. Bitte prüfen Sie die Prozente der Stornostaffel.",
    );
  return [];
};

export const insuranceRule: Rule = ({ insuranceOffered, insuranceProduct, insurancePerMille }, stage) =>
  stage === "published" &&
  insuranceOffered === true &&
  !(isSet(insuranceProduct) && (numberOf(insurancePerMille) ?? 0) > 0)
    ? [
        {
          path: ["insuranceProduct"],
          message: "Für eine Versicherung, die angeboten wird, braucht es einen Namen und einen Beitrag.",
        },
      ]
    : [];

export const versionRule: Rule = ({ version }) =>
  isSet(version) && !/^\d{4}-[1-9]\d*$/.test(String(version))
    ? [
        {
          path: ["version"],
          message: "Die Fassung besteht aus Jahr und laufender Nummer, zum Beispiel „2027-1“.",
        },
      ]
    : [];
