import { useEffect, useState } from "react";
import { followHeader, type HeaderState } from "./followHeader";

export interface HeaderRoute {
  hasTripId: boolean;
  hasDepartureId: boolean;
}

export interface HeaderVisibility {
  state: HeaderState;
  /** Not shown at all below 460 px: on a trip's page, but not on its booking. */
  hideOnPhone: boolean;
}

export function useHeaderVisibility(route: HeaderRoute): HeaderVisibility {
  const [state, setState] = useState<HeaderState>("visible");
  useEffect(() => followHeader(window, setState), []);
  return { state, hideOnPhone: hidesOnPhone(route) };
}

export function hidesOnPhone({ hasTripId, hasDepartureId }: HeaderRoute): boolean {
  return hasTripId && !hasDepartureId;
}
