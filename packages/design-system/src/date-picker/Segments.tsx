import { readDay } from "@gratweg/contracts/day";
import { useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from "react";
import { DateField, DateInput, DateSegment } from "react-aria-components/DateField";
import type { CalendarDay } from "../format/calendarDay";
import { segment, segments } from "./dateStyles";
import { useDraft } from "./useDraft";

export interface SegmentsProps {
  value: CalendarDay;
  onValueChange: (value: CalendarDay) => void;
  today: CalendarDay;
  labelledBy: string;
  describedBy?: string;
  invalid: boolean;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** Sees what is pasted first; true: it is dealt with. */
  onPasteText?: (text: string) => boolean;
  /** Gets a pasted text that is no day. */
  onRefuse: (text: string) => void;
}

/** One day as TT.MM.JJJJ: each part is stepped by arrows and typed over; a pasted day fills all of them. */
export function Segments({ value, onValueChange, today, ...props }: SegmentsProps) {
  const { draft, typed, left } = useDraft(value, onValueChange);
  const frame = useRef<HTMLDivElement>(null);
  const changeable = !props.disabled && !props.readOnly;

  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text");
    event.preventDefault();
    if (!changeable || props.onPasteText?.(text)) return;
    const day = readDay(text, today);
    if (day) onValueChange(day);
    else props.onRefuse(text);
  };
  const leave = (event: FocusEvent) => {
    if (!frame.current?.contains(event.relatedTarget))
      left(!frame.current?.querySelector("[data-placeholder]"));
  };
  return (
    // The listeners see what bubbles from the parts; the parts themselves are the controls.
    <div ref={frame} role="presentation" onPaste={paste} onKeyDownCapture={goOnAtSeparator}>
      <DateField
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        validationBehavior="aria"
        isInvalid={props.invalid}
        isRequired={props.required}
        isDisabled={props.disabled}
        isReadOnly={props.readOnly}
        shouldForceLeadingZeros
        granularity="day"
        value={draft}
        onChange={typed}
        onBlur={leave}
      >
        <DateInput className={segments().className}>
          {(part) => <DateSegment segment={part} className={segment().className} />}
        </DateInput>
      </DateField>
    </div>
  );
}

/** „3.4.“ is typed as it is spoken: a full stop, comma or dash ends the part. */
function goOnAtSeparator(event: KeyboardEvent<HTMLDivElement>) {
  if (![".", ",", "/", "-", " "].includes(event.key) || !(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.target.hasAttribute("data-placeholder")) return;
  const parts = editableParts(event.currentTarget);
  parts[parts.indexOf(event.target) + 1]?.focus();
}

/** The parts that take the focus, in their order. */
export function editableParts(frame: Element): HTMLElement[] {
  return [...frame.querySelectorAll<HTMLElement>("[data-type]:not([data-type='literal'])")];
}
