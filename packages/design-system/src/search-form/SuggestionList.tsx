import { useEffect, useId, useRef, type ReactNode } from "react";
import { matchedRanges } from "../combobox/matchOption";
import { Icon } from "../icon/Icon";
import { suggestionMicrocopy as texts } from "../microcopy/suggestionMicrocopy";
import { Picture } from "../picture/Picture";
import { HighlightedText } from "../trip/highlighted-text/HighlightedText";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden";
import * as styles from "./SuggestionList.styles";
import type { Suggestion, SuggestionGroup } from "./suggestion";

export interface SuggestionListProps {
  /** Of the list; the field points to it. */
  id: string;
  groups: readonly SuggestionGroup[];
  open: boolean;
  /** The option that the field points to; it shows as chosen. */
  activeId: string | null;
  /** Marked in the labels. */
  query: string;
  onChoose: (id: string) => void;
  /** Below the options; a button, for example. */
  footer?: ReactNode;
}

/** What hangs below a search field. The focus stays in the field: it moves through the options by `useSuggestionKeys`. */
export function SuggestionList({ id, groups, open, activeId, query, onChoose, footer }: SuggestionListProps) {
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isShown = open && count > 0;
  const list = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  // A field at the window's lower edge has its list below it: as far as needed the page comes up.
  useEffect(() => {
    if (isShown) popup.current?.scrollIntoView?.({ block: "nearest" });
  }, [isShown, count]);
  useEffect(() => {
    if (activeId === null) return;
    // Missing where nothing is laid out.
    document.getElementById(activeId)?.scrollIntoView?.({ block: "nearest" });
  }, [activeId]);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{open ? texts.count(count) : ""}</span>
      </VisuallyHidden>
      {isShown && (
        // The field keeps the focus while one points at an option; the button below takes it.
        <styles.Popup
          ref={popup}
          onMouseDown={(event) => {
            if (list.current?.contains(event.target as Node)) event.preventDefault();
          }}
        >
          <styles.List ref={list} id={id} role="listbox" aria-label={texts.label}>
            {groups
              .filter(({ options }) => options.length > 0)
              .map((group) => (
                <Group key={group.label} {...{ group, activeId, query, onChoose }} />
              ))}
          </styles.List>
          {footer && <styles.Foot>{footer}</styles.Foot>}
        </styles.Popup>
      )}
    </>
  );
}

interface GroupProps extends Pick<SuggestionListProps, "activeId" | "query" | "onChoose"> {
  group: SuggestionGroup;
}

function Group({ group, activeId, query, onChoose }: GroupProps) {
  const nameId = useId();
  return (
    <styles.Group role="group" aria-labelledby={nameId}>
      <styles.GroupName id={nameId} role="presentation">
        {group.label}
      </styles.GroupName>
      {group.options.map((option) => (
        <styles.Option
          key={option.id}
          id={option.id}
          role="option"
          aria-selected={option.id === activeId}
          onClick={() => onChoose(option.id)}
        >
          <Sign option={option} />
          <styles.Words>
            <HighlightedText text={option.label} ranges={matchedRanges(option.label, query)} />
            {option.note && <styles.Quiet> {option.note}</styles.Quiet>}
          </styles.Words>
          {option.aside && <styles.Quiet place="end"> {option.aside}</styles.Quiet>}
        </styles.Option>
      ))}
    </styles.Group>
  );
}

function Sign({ option: { icon, picture } }: { option: Suggestion }) {
  return (
    <styles.Sign aria-hidden="true">
      {picture ? <Picture {...picture} alt="" fit="cover" /> : icon && <Icon icon={icon} />}
    </styles.Sign>
  );
}
