import { useEffect, useImperativeHandle, useRef, type Ref } from "react";

/** The input for us and for the caller; it takes the focus over when its plain forerunner had it. */
export function useTakenFocus<Control extends HTMLElement>(outer: Ref<Control | null>, takesFocus: boolean) {
  const input = useRef<Control>(null);
  useImperativeHandle<Control | null, Control | null>(outer, () => input.current);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return input;
}
