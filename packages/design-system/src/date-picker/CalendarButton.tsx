import { useMemo, type ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { boxButton, calendarPopover } from "../aria/ariaStyles";
import { useOverlayContainer } from "../aria/useOverlayContainer";
import { Icon } from "../icon/Icon";
import { calendarBlankIcon } from "../icon/icons";
import { styled } from "../theme";

const ButtonFrame = styled("span", { display: "contents" });

export interface CalendarButtonProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the button does. */
  label: string;
  /** What the window is for. */
  title: string;
  disabled?: boolean;
  /** Id of the box that the calendar stands under. */
  anchor: string;
  children: ReactNode;
}

/** The button at the end of a date field, and its calendar in a window of its own. */
export function CalendarButton(props: CalendarButtonProps) {
  const { open, onOpenChange, label, title, disabled, anchor, children } = props;
  const [frameRef, container] = useOverlayContainer();
  const box = useMemo(() => elementById(anchor), [anchor]);
  return (
    <ButtonFrame ref={frameRef}>
      <DialogTrigger isOpen={open} onOpenChange={onOpenChange}>
        <Button className={boxButton().className} aria-label={label} isDisabled={disabled}>
          <Icon icon={calendarBlankIcon} />
        </Button>
        <Popover
          className={calendarPopover().className}
          triggerRef={box}
          placement="bottom end"
          offset={4}
          UNSTABLE_portalContainer={container}
        >
          <Dialog aria-label={title}>{children}</Dialog>
        </Popover>
      </DialogTrigger>
    </ButtonFrame>
  );
}

function elementById(id: string) {
  return {
    get current() {
      return document.getElementById(id);
    },
  };
}
