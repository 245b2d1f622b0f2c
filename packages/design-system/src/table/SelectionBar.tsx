import { useRef, type ReactNode } from "react";
import { Button } from "../button/Button";
import { dataMicrocopy } from "../microcopy/dataMicrocopy";
import { styled } from "../theme";

const texts = dataMicrocopy.table;

/** Keeps its height when nothing is selected: rows must not jump away under the pointer. */
const Bar = styled("div", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "$1 $2",
  minHeight: "$space$7",
  paddingBlock: "$half",
  paddingInlineStart: "$2",
  paddingInlineEnd: "$half",
  marginBlockEnd: "$1",
  borderRadius: "$md",
  border: "$borderWidths$thin solid transparent",
  fontSize: "$sm",
  color: "$textMuted",
  "& > span": { marginInlineEnd: "auto", fontVariantNumeric: "tabular-nums" },
  "&[data-state='some']": {
    backgroundColor: "$primarySoft",
    color: "$onPrimarySoft",
    "& > span": { fontWeight: "$semibold" },
  },
});

export interface SelectionBarProps {
  count: number;
  onClear: () => void;
  /** Buttons for everything that is selected. */
  children?: ReactNode;
}

/** Above the rows: how many are selected, and what can be done with them. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  function clear() {
    // The button goes away with the selection; the focus stays here.
    bar.current?.focus();
    onClear();
  }
  return (
    <Bar
      ref={bar}
      role="group"
      tabIndex={-1}
      aria-label={texts.selectedActions}
      data-state={count > 0 ? "some" : "none"}
    >
      <span role="status">{texts.selection(count)}</span>
      {count > 0 && (
        <>
          {children}
          <Button variant="secondary" size="sm" onClick={clear}>
            {texts.clearSelection}
          </Button>
        </>
      )}
    </Bar>
  );
}
