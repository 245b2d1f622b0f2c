import { useEffect, useImperativeHandle, useRef, type ForwardedRef } from "react";

/**
 * Browsers store what a text field holds when its form is submitted, so a password has to be one again by then.
 * Gives the ref for the input and hands the input on to the caller's.
 */
export function useHiddenOnSubmit(outer: ForwardedRef<HTMLInputElement>, onSubmit: () => void) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(onSubmit);
  useImperativeHandle(outer, () => input.current as HTMLInputElement);

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

  return input;
}
