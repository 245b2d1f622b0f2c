import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import type { SearchQuery } from "@gratweg/contracts/search-query";
import { useMemo } from "react";
import type { SnapshotFrom } from "xstate";
import type { SearchQueryPatch, ToggleFacet } from "../trip-search/queryChanges";
import type { TripPlace, TripSearchContext, TripSearchInput } from "../trip-search/tripSearchContext";
import type { TripSearchActor, TripSearchMachine } from "../trip-search/tripSearchMachine";
import type { TripSearchEvent } from "../trip-search/tripSearchSetup";

export type TripSearchStatus = "idle" | "searching" | "showing" | "empty" | "failed" | "offline";

export interface TripSearch extends Omit<
  TripSearchContext,
  "answeredQuery" | "isTyped" | "fromDetail" | "scrollY" | "relativePositionOffset"
> {
  /** `showing` and `empty` describe the answer; results of the answer before stay while the next one is sought. */
  status: TripSearchStatus;
  change: (patch: SearchQueryPatch) => void;
  submit: (patch?: SearchQueryPatch) => void;
  toggle: (facet: ToggleFacet, value: string) => void;
  reset: () => void;
  goToPage: (page: number) => void;
  retry: () => void;
  clear: () => void;
  openTrip: (place: TripPlace) => void;
  returnFromTrip: (query: SearchQuery) => void;
  followAddress: (query: SearchQuery) => void;
  connectionRestored: () => void;
}

const STATUS = {
  starting: "idle",
  idle: "idle",
  debouncing: "searching",
  deciding: "searching",
  searching: "searching",
  restoring: "searching",
  settling: "showing",
  showing: "showing",
  empty: "empty",
  failed: "failed",
  offline: "offline",
} as const;

/** The search of the page that calls it: starts with the page and ends with it. */
export function useTripSearch(machine: TripSearchMachine, input: TripSearchInput): TripSearch {
  return useTripSearchActor(useActorRef(machine, { input }));
}

/** The same of an actor that somebody else started and ends. */
export function useTripSearchActor(actor: TripSearchActor): TripSearch {
  const values = useSelector(actor, selectTripSearch, shallowEqual);
  const commands = useMemo(() => {
    const send = (event: TripSearchEvent) => actor.send(event);
    return {
      change: (patch: SearchQueryPatch) => send({ type: "query.change", patch }),
      submit: (patch?: SearchQueryPatch) => send({ type: "query.submit", patch }),
      toggle: (facet: ToggleFacet, value: string) => send({ type: "filter.toggle", facet, value }),
      reset: () => send({ type: "filter.reset" }),
      goToPage: (page: number) => send({ type: "page.go", page }),
      retry: () => send({ type: "search.retry" }),
      clear: () => send({ type: "search.clear" }),
      openTrip: (place: TripPlace) => send({ type: "trip.open", ...place }),
      returnFromTrip: (query: SearchQuery) => send({ type: "trip.return", query }),
      followAddress: (query: SearchQuery) => send({ type: "address.change", query }),
      connectionRestored: () => send({ type: "connection.restore" }),
    };
  }, [actor]);
  return { ...values, ...commands };
}

function selectTripSearch({ value, context }: SnapshotFrom<TripSearchMachine>) {
  const {
    answeredQuery: _answered,
    isTyped: _typed,
    fromDetail: _from,
    scrollY: _y,
    relativePositionOffset: _o,
    ...shown
  } = context;
  return { ...shown, status: STATUS[value] };
}
