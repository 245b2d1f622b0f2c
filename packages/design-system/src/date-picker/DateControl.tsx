import { forwardRef, type FocusEvent, type KeyboardEvent, type ReactNode } from "react";
import { BoxButton, ControlBox } from "../aria/ariaStyles";
import { useTakenFocus } from "../aria/useTakenFocus";
import { Icon } from "../icon/Icon";
import { xIcon } from "../icon/icons";
import { Dates, PartFrame } from "./dateStyles";
import { editableParts } from "./Segments";

export interface DateControlProps {
  id: string;
  /** Names the box as a group, where it holds more than one day. */
  group?: { labelledBy: string; describedBy?: string };
  invalid: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  takesFocus: boolean;
  clearLabel: string;
  /** Shows the button that empties the field. */
  onClear?: () => void;
  /** Alt with an arrow down. */
  onOpen?: () => void;
  /** One or two rows of segments. */
  children: ReactNode;
  /** The button of the calendar. */
  button?: ReactNode;
}

/** The box around the segments. It takes the focus for them: an error summary leads to its id. */
export const DateControl = forwardRef<HTMLDivElement, DateControlProps>(function DateControl(props, outer) {
  const { id, group, invalid, disabled, readOnly, onClear, onOpen } = props;
  const box = useTakenFocus<HTMLDivElement>(outer, props.takesFocus);

  const openByKey = (event: KeyboardEvent) => {
    if (!onOpen || disabled || readOnly || !event.altKey || event.key !== "ArrowDown") return;
    event.preventDefault();
    event.stopPropagation();
    onOpen();
  };
  return (
    <ControlBox
      ref={box}
      id={id}
      tabIndex={-1}
      role={group && "group"}
      aria-labelledby={group?.labelledBy}
      aria-describedby={group?.describedBy}
      data-state={invalid ? "invalid" : "valid"}
      data-disabled={disabled || undefined}
      data-readonly={readOnly || undefined}
      onFocus={focusFirstPart}
      onKeyDownCapture={openByKey}
    >
      <Dates>{props.children}</Dates>
      {onClear && !disabled && !readOnly && (
        <BoxButton
          type="button"
          aria-label={props.clearLabel}
          title={props.clearLabel}
          onClick={() => {
            onClear();
            box.current?.focus();
          }}
        >
          <Icon icon={xIcon} size="sm" />
        </BoxButton>
      )}
      {props.button}
    </ControlBox>
  );
});

/** Takes the focus for the segments in it, for an error summary. */
export function FocusTarget({ id, children }: { id: string; children: ReactNode }) {
  return (
    <PartFrame id={id} tabIndex={-1} onFocus={focusFirstPart}>
      {children}
    </PartFrame>
  );
}

function focusFirstPart(event: FocusEvent<HTMLElement>) {
  if (event.target === event.currentTarget) editableParts(event.currentTarget)[0]?.focus();
}
