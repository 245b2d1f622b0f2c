import type { ReactNode } from "react";

/** One side of a comparison: a live example and the one sentence that judges it. */
export interface Side {
  example: ReactNode;
  why: string;
}

export interface Comparison {
  do: Side;
  dont: Side;
}

export interface KeyRow {
  keys: string;
  does: string;
}

/** What a family's page says. The examples are live, so they are typed like everything else. */
export interface Family {
  title: string;
  /** What the family is for, in one or two sentences. */
  purpose: string;
  use: readonly string[];
  /** When something else is better, and what. */
  avoid: readonly string[];
  comparisons: readonly Comparison[];
  /** Notes on props that their types cannot say. */
  props?: readonly { name: string; note: string }[];
  keyboard?: readonly KeyRow[];
  /** How the German texts in it are written. */
  wording?: readonly { write: string; notThis?: string; because: string }[];
  /** Sidebar titles such as `Forms/TextField`; each becomes a link to its docs page. */
  related: readonly string[];
}
