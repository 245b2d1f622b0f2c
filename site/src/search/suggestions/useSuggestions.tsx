import type { SearchFormCombobox } from "@gratweg/design-system";
import { useCallback, useRef, useState, type ComponentType } from "react";
import { useMounted } from "../../hydration/useMounted";
import type { SuggestionCommands, SuggestionPopupProps } from "./SuggestionPopup";

type Popup = ComponentType<SuggestionPopupProps>;

const CLOSED: SearchFormCombobox = { listId: "", expanded: false };

/** What a search form needs for suggestions. The list's script is loaded when the field is first entered. */
export function useSuggestions(value: string) {
  const [Popup, setPopup] = useState<Popup | null>(null);
  const [combobox, setCombobox] = useState(CLOSED);
  // Without scripts it stays a plain field.
  const isAlive = useMounted();
  const commands = useRef<SuggestionCommands | null>(null);
  /** What happened while the script was on its way. */
  const waiting = useRef<((commands: SuggestionCommands) => void) | null>(null);

  const takeCommands = useCallback((ready: SuggestionCommands | null) => {
    commands.current = ready;
    if (!ready) return;
    waiting.current?.(ready);
    waiting.current = null;
  }, []);
  const run = (command: (commands: SuggestionCommands) => void) => {
    if (commands.current) command(commands.current);
    else waiting.current = command;
  };
  const load = () => {
    if (Popup) return;
    // A script that does not come takes nothing away: one searches without suggestions.
    import("./SuggestionPopup").then(
      ({ default: Loaded }) => setPopup(() => Loaded),
      () => undefined,
    );
  };

  return {
    typed: (words: string) => run(({ type }) => type(words)),
    searched: (words: string) => run(({ searched }) => searched(words)),
    form: {
      combobox: isAlive ? combobox : undefined,
      onFieldFocus: () => {
        load();
        run(({ open }) => open(value));
      },
      onFieldLeave: () => run(({ close }) => close()),
      popup: Popup && <Popup value={value} onCombobox={setCombobox} onReady={takeCommands} />,
    },
  };
}
