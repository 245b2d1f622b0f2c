import { useId, useState } from "react";
import { Button } from "../button/Button";
import { Checkbox } from "../checkbox/Checkbox";
import { FieldLegend } from "../field/fieldStyles";
import { caretDownIcon, caretUpIcon } from "../icon/icons";
import { microcopy } from "../microcopy/microcopy";
import { styled } from "../theme";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden";

/** The button's word starts where the options' boxes do. */
const More = styled("div", { marginInlineStart: "calc(-1 * ($space$1half + $borderWidths$thick))" });
const List = styled("ul", { listStyle: "none" });

export interface FilterOption {
  value: string;
  label: string;
  /** How many results the option gives. */
  count?: number;
}

export interface FilterGroupProps {
  legend: string;
  /** The form field's name, so that the form also works without scripts. */
  name: string;
  options: readonly FilterOption[];
  selected: readonly string[];
  onSelectedChange?: (selected: string[]) => void;
  /** Options shown before „mehr anzeigen“; chosen ones always show. */
  visibleCount?: number;
}

/** A set of checkboxes with counts, of which the later ones are folded away. */
export function FilterGroup({
  legend,
  name,
  options,
  selected,
  onSelectedChange,
  visibleCount = 6,
}: FilterGroupProps) {
  const [isExpanded, setExpanded] = useState(false);
  const listId = useId();
  const shown = options.filter(
    (option, index) => isExpanded || index < visibleCount || selected.includes(option.value),
  );
  const foldable = options.filter(
    (option, index) => index >= visibleCount && !selected.includes(option.value),
  ).length;

  function toggle(value: string, checked: boolean) {
    onSelectedChange?.(checked ? [...selected, value] : selected.filter((other) => other !== value));
  }

  return (
    <fieldset>
      <FieldLegend>{legend}</FieldLegend>
      <List role="list" id={listId}>
        {shown.map((option) => (
          <li key={option.value}>
            <Checkbox
              name={name}
              value={option.value}
              label={option.label}
              aside={option.count === undefined ? undefined : <Hits count={option.count} />}
              checked={selected.includes(option.value)}
              // An option without results stays removable.
              disabled={option.count === 0 && !selected.includes(option.value)}
              onCheckedChange={(checked) => toggle(option.value, checked)}
            />
          </li>
        ))}
      </List>
      {foldable > 0 && (
        <More>
          <Button
            variant="quiet"
            size="sm"
            icon={isExpanded ? caretUpIcon : caretDownIcon}
            aria-expanded={isExpanded}
            aria-controls={listId}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? microcopy.filter.less : microcopy.filter.more(foldable)}
          </Button>
        </More>
      )}
    </fieldset>
  );
}

function Hits({ count }: { count: number }) {
  return (
    <>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>({microcopy.filter.hits(count)})</VisuallyHidden>
    </>
  );
}
