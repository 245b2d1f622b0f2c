import { useEffect, useRef } from "react";
import { Badge } from "../badge/Badge";
import { Chip } from "../chip/Chip";
import type { ComboBoxTexts } from "../microcopy/comboBoxMicrocopy";
import { Chips } from "./comboBoxStyles";

export interface SelectedChipsProps {
  chosen: readonly { value: string; label: string }[];
  removable: boolean;
  /** While the list is open, React Aria hides the chips from screen readers. */
  listOpen: boolean;
  texts: ComboBoxTexts;
  onRemove: (value: string) => void;
  /** After the last one was taken away by its chip. */
  onEmptied: () => void;
}

/** The choices; the focus stays among them when one goes. */
export function SelectedChips({
  chosen,
  removable,
  listOpen,
  texts,
  onRemove,
  onEmptied,
}: SelectedChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);

  useEffect(() => {
    const index = removed.current;
    removed.current = null;
    if (index === null) return;
    const buttons = list.current?.querySelectorAll("button") ?? [];
    const next = buttons[Math.min(index, buttons.length - 1)];
    if (next) next.focus();
    else onEmptied();
  }, [chosen.length, onEmptied]);

  if (chosen.length === 0) return null;
  return (
    <Chips ref={list} role="list">
      {chosen.map(({ value, label }, index) => (
        <li key={value}>
          {removable ? (
            <Chip
              label={label}
              removeLabel={texts.remove(label)}
              tabIndex={listOpen ? -1 : undefined}
              onRemove={() => {
                removed.current = index;
                onRemove(value);
              }}
            />
          ) : (
            <Badge>{label}</Badge>
          )}
        </li>
      ))}
    </Chips>
  );
}
