import { useEffect, useRef, useState } from "react";

/** A pause between letters that means: this is what I look for. */
export const TYPING_PAUSE_MS = 250;

/**
 * What a field shows while its value is kept elsewhere, and follows later: the letters at once, the rest after a pause. When the
 * value changes elsewhere, by the way back, the field follows.
 */
export function useTyped(
  stored: string,
  commit: (typed: string) => void,
): readonly [string, (typed: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  // It has arrived: from now on the stored one is shown.
  if (typed === stored) setTyped(null);
  useEffect(() => {
    if (typed === null || typed === stored) return;
    const timer = setTimeout(() => latest.current(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, stored]);
  return [typed ?? stored, setTyped];
}
