import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useMemo } from "react";
import type { SnapshotFrom } from "xstate";
import type {
  TripSuggestionsContext,
  TripSuggestionsMachine,
} from "../trip-suggestions/tripSuggestionsMachine";

export interface TripSuggestions extends Pick<TripSuggestionsContext, "suggestions" | "recent"> {
  /** Whether the list hangs there; with nothing in it nothing shows. */
  isOpen: boolean;
  type: (typed: string) => void;
  open: (typed: string) => void;
  close: () => void;
  forgetRecent: () => void;
}

/** Suggestions of one field: start with it and end with it. */
export function useTripSuggestions(machine: TripSuggestionsMachine): TripSuggestions {
  const actor = useActorRef(machine);
  const values = useSelector(actor, selectSuggestions, shallowEqual);
  const commands = useMemo(
    () => ({
      type: (typed: string) => actor.send({ type: "text.type", typed }),
      open: (typed: string) => actor.send({ type: "list.open", typed }),
      close: () => actor.send({ type: "list.close" }),
      forgetRecent: () => actor.send({ type: "recent.forget" }),
    }),
    [actor],
  );
  return { ...values, ...commands };
}

function selectSuggestions({ value, context }: SnapshotFrom<TripSuggestionsMachine>) {
  const { suggestions, recent, typed } = context;
  const isBlank = typed.trim() === "";
  return {
    suggestions: isBlank ? null : suggestions,
    recent: isBlank ? recent : NONE,
    isOpen: value !== "closed",
  };
}

const NONE: readonly string[] = [];
