import { Button, SuggestionList, useSuggestionKeys, type SearchFormCombobox } from "@gratweg/design-system";
import { useTripSuggestions } from "@gratweg/flows/react";
import { navigate } from "gatsby";
import { useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { recentGroup, suggestionGroups } from "./suggestionGroups";
import { connectSuggestions, recentSearches } from "./suggestionPorts";
import { text } from "./suggestionTexts";

export interface SuggestionCommands {
  type: (typed: string) => void;
  open: (typed: string) => void;
  close: () => void;
  /** Somebody has searched these words. */
  searched: (words: string) => void;
}

export interface SuggestionPopupProps {
  value: string;
  /** Takes the commands once they are there. */
  onReady: (commands: SuggestionCommands | null) => void;
  onCombobox: (combobox: SearchFormCombobox) => void;
}

/** The list below the search field with all that belongs to it; loaded when the field is first entered. */
export default function SuggestionPopup({ value, onReady, onCombobox }: SuggestionPopupProps) {
  const listId = useId();
  const [machine] = useState(connectSuggestions);
  const { suggestions, recent, isOpen, type, open, close, forgetRecent } = useTripSuggestions(machine);
  const groups = useMemo(
    () => (suggestions ? suggestionGroups(suggestions, window.location.host) : [recentGroup(recent)]),
    [suggestions, recent],
  );
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const choose = (id: string) => {
    const option = options.find((one) => one.id === id);
    if (!option) return;
    close();
    if (option.isElsewhere) window.location.assign(option.href);
    else void navigate(option.href);
  };
  const { activeId, onKeyDown, reset } = useSuggestionKeys({
    ids: options.map(({ id }) => id),
    open: isOpen,
    onOpen: () => open(value),
    onClose: close,
    onChoose: choose,
  });
  useEffect(() => {
    onReady({
      open,
      close,
      type(typed) {
        reset();
        type(typed);
      },
      searched(words) {
        close();
        recentSearches.remember(words);
      },
    });
    return () => onReady(null);
  }, [onReady, open, close, type, reset]);
  const expanded = isOpen && options.length > 0;
  const latest = useRef(onKeyDown);
  useEffect(() => {
    latest.current = onKeyDown;
  });
  const press = useCallback((event: KeyboardEvent) => latest.current(event), []);
  useEffect(
    () => onCombobox({ listId, expanded, activeId, onKeyDown: press }),
    [onCombobox, listId, expanded, activeId, press],
  );

  return (
    <SuggestionList
      id={listId}
      groups={groups}
      open={isOpen && (value.trim() === "" || suggestions !== null)}
      activeId={activeId}
      query={value}
      onChoose={choose}
      footer={
        suggestions === null && recent.length > 0 ? (
          <Button variant="quiet" size="sm" onClick={forgetRecent}>
            {text("forgetRecent")}
          </Button>
        ) : undefined
      }
    />
  );
}
