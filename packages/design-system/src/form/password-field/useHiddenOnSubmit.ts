import { useCallback, useEffect, useRef, type ForwardedRef } from "react";

/**
 * Browsers store what a text field holds when its form is submitted, so a password has to be one again by then.
 * Gives the ref for the input and hands the caller's on.
 */
export function useHiddenOnSubmit(outer: ForwardedRef<HTMLInputElement>, onSubmit: () => void) {
  const input = useRef<HTMLInputElement | null>(null);
  const latest = useRef(onSubmit);

  useEffect(() => {
    latest.current = onSubmit;
  });

  useEffect(() => {
    const form = input.current?.form;
    const hide = () => {
      input.current?.setAttribute("type", "password");
      latest.current();
    };
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);

  return useCallback(
    (node: HTMLInputElement | null) => {
      input.current = node;
      if (typeof outer === "function") outer(node);
      else if (outer) outer.current = node;
    },
    [outer],
  );
}
