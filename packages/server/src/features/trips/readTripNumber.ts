import { ProblemError, problems } from "../../http/problems";
import { microcopy } from "../../microcopy";

/** The number of a trip's path; else a problem that says what is expected. */
export function readTripNumber(number: string): number {
  if (/^[1-9]\d{0,9}$/.test(number)) return Number(number);
  throw new ProblemError(problems.badParameters([{ parameter: "number", message: microcopy.badTripNumber }]));
}
