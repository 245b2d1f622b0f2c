import { useEffect, useLayoutEffect, useRef } from "react";

/** React 18 warns about layout effects on the server. */
const useEarlyEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * For the plain field that stands in until scripts run: hands over what was entered and where the focus was, before the rich
 * field takes its place.
 */
export function usePlainField<Value>(
  read: (frame: HTMLElement) => Value,
  handOver: (value: Value, focused: boolean) => void,
) {
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef({ read, handOver });
  useEarlyEffect(() => {
    const element = frame.current;
    if (!element) return;
    latest.current.handOver(latest.current.read(element), element.contains(document.activeElement));
  }, []);
  return frame;
}
