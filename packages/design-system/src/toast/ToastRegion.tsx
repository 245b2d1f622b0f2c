import { useEffect, useRef } from "react";
import { useReservedBottom } from "../layout/useReservedBottom";
import { dataMicrocopy } from "../microcopy/dataMicrocopy";
import type { Toast } from "./toast";
import { toastButtons } from "./toastButtons";
import { ToastCard } from "./ToastCard";
import { List, Region } from "./ToastRegion.styles";
import { useToastFocus } from "./useToastFocus";

export interface ToastRegionProps {
  /** Shown in this order; the caller decides how many, and how long each lives. Three at the most can be read. */
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  /** Somebody reads or works with the toasts: stop the clocks of all of them … */
  onPause?: () => void;
  /** … and let them run again. */
  onResume?: () => void;
  /** Key that leads to the newest toast from everywhere; `null` for none. */
  hotkey?: string | null;
  label?: string;
}

/**
 * The place for short messages about something that has happened, once in each application and there from the beginning: a live
 * region speaks only of what comes into it. Errors interrupt, everything else waits for a pause. It holds no clock.
 */
export function ToastRegion({
  toasts,
  onDismiss,
  onPause,
  onResume,
  hotkey = "F8",
  label = dataMicrocopy.toast.region(hotkey ?? undefined),
}: ToastRegionProps) {
  const ref = useRef<HTMLElement>(null);
  const isPaused = useRef({ hover: false, focus: false });
  useReservedBottom(ref, toasts.length > 0);
  const focus = useToastFocus(ref, toasts, () => hold("focus", false));

  useEffect(() => {
    if (!hotkey) return;
    const newest = toasts[toasts.length - 1];
    const lead = (event: KeyboardEvent) => {
      if (event.key !== hotkey || !ref.current || !newest) return;
      event.preventDefault();
      toastButtons(ref.current, newest.id)[0]?.focus();
    };
    document.addEventListener("keydown", lead);
    return () => document.removeEventListener("keydown", lead);
  }, [hotkey, toasts]);

  useEffect(() => {
    // Nor does the pointer leave what is no longer there.
    if (toasts.length === 0) hold("hover", false);
  });

  /** Pointer and focus each hold the clocks; they run again when both have left. */
  function hold(by: "hover" | "focus", held: boolean) {
    const before = isPaused.current.hover || isPaused.current.focus;
    isPaused.current[by] = held;
    const now = isPaused.current.hover || isPaused.current.focus;
    if (now && !before) onPause?.();
    if (!now && before) onResume?.();
  }

  const errors = toasts.filter(({ variant }) => variant === "error");
  const others = toasts.filter(({ variant }) => variant !== "error");
  const cards = (some: readonly Toast[]) =>
    some.map((toast) => <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />);

  return (
    <Region
      ref={ref}
      // Empty it is no landmark.
      role={toasts.length > 0 ? "region" : "presentation"}
      aria-label={toasts.length > 0 ? label : undefined}
      onPointerMove={() => hold("hover", true)}
      onPointerLeave={() => hold("hover", false)}
      onFocus={(event) => {
        focus.onFocus(event);
        hold("focus", true);
      }}
      onBlur={(event) => {
        focus.onBlur(event);
        if (!event.currentTarget.contains(event.relatedTarget)) hold("focus", false);
      }}
    >
      <div role="alert" aria-atomic="false" aria-relevant="additions">
        <List role="list">{cards(errors)}</List>
      </div>
      <div role="status" aria-atomic="false" aria-relevant="additions">
        <List role="list">{cards(others)}</List>
      </div>
    </Region>
  );
}
