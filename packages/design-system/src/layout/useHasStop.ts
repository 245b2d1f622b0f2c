import { useEffect, useState, type RefObject } from "react";

const stops =
  'a[href], button:not([disabled]), input:not([disabled], [type="hidden"]), select:not([disabled]), textarea:not([disabled]), summary, iframe, [tabindex="0"]';

/** Whether something in the element can be reached with Tab; follows what is loaded into it later. */
export function useHasStop(ref: RefObject<HTMLElement | null>): boolean {
  const [hasStop, setHasStop] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => setHasStop(element.querySelector(stops) !== null);
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["disabled", "href", "tabindex"],
    });
    return () => observer.disconnect();
  }, [ref]);
  return hasStop;
}
