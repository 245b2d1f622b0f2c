import { useState } from "react";

/** What stands in the input: the choice's name until someone types, and again when the choice changes. */
export function useQuery(name: string, onQueryChange?: (query: string) => void) {
  const [query, setQuery] = useState(name);
  const [lastName, setLastName] = useState(name);
  if (name !== lastName) {
    setLastName(name);
    setQuery(name);
  }
  return {
    query,
    /** Typed by the visitor. */
    type: (next: string) => {
      if (next === query) return;
      setQuery(next);
      onQueryChange?.(next);
    },
    /** Back to a name, without asking for options. */
    show: setQuery,
  };
}
