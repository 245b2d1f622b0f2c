import type { Toast } from "@gratweg/design-system";
import { useCallback, useEffect, useRef, useState } from "react";

/** Time to read two sentences and to reach the button; the clock stands while somebody is at it. */
export const TOAST_LIFETIME_MS = 10_000;
const MOST = 3;

/** Messages of a screen. Errors stay until they are dismissed. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [isPaused, setPaused] = useState(false);
  const count = useRef(0);
  const dismiss = useCallback(
    (id: string) => setToasts((before) => before.filter((toast) => toast.id !== id)),
    [],
  );
  const show = useCallback((toast: Omit<Toast, "id">) => {
    count.current += 1;
    const id = `toast-${count.current}`;
    setToasts((before) => [...before, { ...toast, id }].slice(-MOST));
  }, []);

  const oldest = toasts.find(({ variant }) => variant !== "error")?.id;
  useEffect(() => {
    if (oldest === undefined || isPaused) return;
    const timer = setTimeout(() => dismiss(oldest), TOAST_LIFETIME_MS);
    return () => clearTimeout(timer);
  }, [oldest, isPaused, dismiss]);

  return {
    show,
    region: {
      toasts,
      onDismiss: dismiss,
      onPause: useCallback(() => setPaused(true), []),
      onResume: useCallback(() => setPaused(false), []),
    },
  };
}
