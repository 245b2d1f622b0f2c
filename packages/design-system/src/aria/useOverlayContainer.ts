import { useCallback, useState } from "react";

/**
 * Where a popover has to live: inside of the modal `<dialog>` that its field stands in, because everything outside of one
 * lies behind it and is inert; else in the body. Give the first to the field's frame as its ref.
 */
export function useOverlayContainer() {
  const [container, setContainer] = useState<Element>();
  const ref = useCallback((frame: Element | null) => {
    setContainer(frame?.closest("dialog") ?? undefined);
  }, []);
  return [ref, container] as const;
}
