import {
  useEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from "react";
import { scrollLockClass } from "../theme";

/**
 * Drives a native `<dialog>` from `open`: modal with focus trap and focus return by the browser, scroll lock by class.
 * Escape, a press on the backdrop and the browser's own close request all end in `onOpenChange(false)`.
 */
export function useDialog(
  open: boolean,
  onOpenChange: (open: boolean) => void,
  initialFocusRef?: RefObject<HTMLElement | null>,
) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressBeganOutside = useRef(false);
  const clicksBeganHere = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    clicksBeganHere.current = false;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    initialFocusRef?.current?.focus();
    document.documentElement.classList.add(scrollLockClass);
    return () => {
      if (dialog.open) dialog.close();
      document.documentElement.classList.remove(scrollLockClass);
      // The browser returns the focus on close(), but not when the dialog was taken out of the page meanwhile.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open, initialFocusRef]);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // Children's cancel events (a file picker's) bubble in React.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onOpenChange(false);
    },
    // The browser tells of a closing later; by then the visitor may have opened the dialog again.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && open && !event.currentTarget.open) onOpenChange(false);
    },
    // Whoever opens it by a double click has not seen it yet: the second click neither closes it nor presses what lies below.
    onClickCapture: (event: MouseEvent) => {
      if (event.detail <= 1) clicksBeganHere.current = true;
      if (clicksBeganHere.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
    // The dialog's own box is filled by its panel, so a press on the dialog itself is one on the backdrop. It counts only
    // when it also began there: marking text and letting go outside must not close anything.
    onPointerDown: (event: PointerEvent) => {
      pressBeganOutside.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      if (event.target === event.currentTarget && pressBeganOutside.current) onOpenChange(false);
    },
  };
}
