import { useCallback, useState, type KeyboardEvent } from "react";

export interface SuggestionKeysOptions {
  /** Ids of the options in their order. */
  ids: readonly string[];
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  onChoose: (id: string) => void;
}

export interface SuggestionKeys {
  activeId: string | null;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Nothing is pointed at any more; whoever types goes on typing. */
  reset: () => void;
}

/** Arrow keys, Home, End, Enter and Escape of a field with a list (ARIA Authoring Practices, „Combobox“ with a list). */
export function useSuggestionKeys(options: SuggestionKeysOptions): SuggestionKeys {
  const { ids, open, onOpen, onClose, onChoose } = options;
  const [chosen, setChosen] = useState<string | null>(null);
  const activeId = open && chosen !== null && ids.includes(chosen) ? chosen : null;
  const at = activeId === null ? -1 : ids.indexOf(activeId);

  /** Before the first and behind the last one stands the field itself. */
  const move = (to: number) => setChosen(ids[to] ?? null);
  const reset = useCallback(() => setChosen(null), []);
  const steps: Record<string, () => void> = {
    ArrowDown: () => move(at + 1),
    ArrowUp: () => move(at === -1 ? ids.length - 1 : at - 1),
    ...(activeId === null ? {} : { Home: () => move(0), End: () => move(ids.length - 1) }),
    ...(activeId === null ? {} : { Enter: () => onChoose(activeId) }),
    Escape: onClose,
  };

  return {
    activeId,
    reset,
    onKeyDown(event) {
      // What is being composed is no command yet.
      if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
      if (!open || ids.length === 0) {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        onOpen();
        return;
      }
      if (event.key === "ArrowUp" && event.altKey) return onClose();
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      step();
    },
  };
}
