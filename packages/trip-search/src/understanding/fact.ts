import type { Feature } from "@gratweg/contracts";

/** What a part of a query says; the days are `YYYY-MM-DD`, the months `YYYY-MM`. Null: that end is open. */
export type Fact =
  | { kind: "months"; months: readonly string[] }
  | { kind: "days"; from: string | null; to: string | null }
  | { kind: "duration"; min: number | null; max: number | null }
  /** Whole euros. */
  | { kind: "price"; min: number | null; max: number | null }
  | { kind: "order"; sort: "price" | "-price" | "date" }
  | { kind: "operator"; slug: string }
  | { kind: "difficulty"; grades: readonly number[] }
  /** One of them. */
  | { kind: "feature"; features: readonly Feature[] }
  /** Of the youngest child, in years. */
  | { kind: "child-age"; years: number }
  | { kind: "activity"; slug: string }
  /** One of them. */
  | { kind: "place"; slugs: readonly string[] }
  | { kind: "near"; slugs: readonly string[] }
  /** Anywhere but there. */
  | { kind: "outside"; slug: string };

/** A fact, and whether the traveller wants it or wants it not. */
export interface StatedFact {
  fact: Fact;
  isExcluded: boolean;
}
