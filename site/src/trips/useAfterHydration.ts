import { startTransition, useEffect, useState } from "react";

/**
 * False in the prerendered page and while it comes alive, then true: for drawings whose content stands on the page in another
 * form, and which are too heavy to be sent to everybody.
 */
export function useAfterHydration(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => startTransition(() => setAlive(true)), []);
  return isAlive;
}
