import { type KeyboardEvent, type PointerEvent, useState } from "react";
import type { ProfileModel } from "./profileModel";

export interface ProfileCursor {
  km: number;
  /** The known place under the cursor, if it stands on one. */
  index: number | null;
}

/** How close to a place, as a share of the width, the pointer snaps to it. */
const snap = 0.012;
const keySteps: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 3,
  PageDown: -3,
};

export function useProfileCursor(model: ProfileModel) {
  const [cursor, setCursor] = useState<ProfileCursor | null>(null);
  /** What a slider announces before it was moved: the start. */
  const position = cursor?.index ?? nearest(model, cursor?.km ?? model.fromKm).index;

  function moveTo(index: number) {
    const bounded = Math.min(Math.max(index, 0), model.waypoints.length - 1);
    const point = model.waypoints[bounded];
    if (point) setCursor({ km: point.distanceKm, index: bounded });
  }

  return {
    cursor,
    position,
    handlers: {
      onFocus: () => {
        if (!cursor) moveTo(0);
      },
      onBlur: () => setCursor(null),
      onKeyDown: (event: KeyboardEvent) => {
        const step = keySteps[event.key];
        if (step !== undefined) moveTo(position + step);
        else if (event.key === "Home") moveTo(0);
        else if (event.key === "End") moveTo(model.waypoints.length - 1);
        else return;
        event.preventDefault();
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        if (width > 0) setCursor(cursorAt(model, (event.clientX - left) / width));
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        if (width > 0) setCursor(cursorAt(model, (event.clientX - left) / width));
      },
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        if (event.currentTarget !== event.currentTarget.ownerDocument.activeElement) setCursor(null);
      },
    },
  };
}

function cursorAt(model: ProfileModel, share: number): ProfileCursor {
  const bounded = Math.min(Math.max(share, 0), 1);
  const km = model.fromKm + bounded * (model.toKm - model.fromKm);
  const { index, away } = nearest(model, km);
  const point = model.waypoints[index];
  return point && away <= snap * (model.toKm - model.fromKm)
    ? { km: point.distanceKm, index }
    : { km, index: null };
}

function nearest(model: ProfileModel, km: number): { index: number; away: number } {
  return model.waypoints.reduce(
    (best, point, index) => {
      const away = Math.abs(point.distanceKm - km);
      return away < best.away ? { index, away } : best;
    },
    { index: 0, away: Infinity },
  );
}
