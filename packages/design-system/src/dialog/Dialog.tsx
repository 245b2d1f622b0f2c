import { useId, useRef, type ReactNode, type RefObject } from "react";
import { IconButton } from "../button/IconButton";
import { xIcon } from "../icon/icons";
import { useHasStop } from "../layout/useHasStop";
import { useScrollable } from "../layout/useScrollable";
import { microcopy } from "../microcopy/microcopy";
import { Heading } from "../text/Heading";
import { Body, Description, Foot, Head, NativeDialog, Panel } from "./Dialog.styles";
import { useDialog } from "./useDialog";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** A sentence below the title, read aloud with it when the dialog opens. */
  description?: ReactNode;
  /** `alertdialog` for a question about something that cannot be undone; give it a `description`. */
  role?: "dialog" | "alertdialog";
  children?: ReactNode;
  /**
   * Stays in sight below the scrolling content: the buttons, as a fragment, the way back first and the deed last. The dialog places them:
   * at the end, on phones one below the other. A form's submit button names its form (`form={id}`).
   */
  footer?: ReactNode;
  size?: "normal" | "wide";
  /** `flush`: the content reaches the dialog's edges, and on phones the window's. */
  density?: "normal" | "flush";
  closeLabel?: string;
  /** What takes the focus when it opens: a form's first field. Default: the first that can take it, the close button. */
  initialFocusRef?: RefObject<HTMLElement | null>;
}

/** Modal, in the middle. Its content exists only while it is open. */
export function Dialog({ size = "normal", ...props }: DialogProps) {
  return <ModalFrame placement={size === "wide" ? "wide" : "center"} {...props} />;
}

export interface ModalFrameProps extends Omit<DialogProps, "size"> {
  placement: "center" | "wide" | "end" | "start" | "bottom";
  size?: "normal" | "wide";
}

/** What dialog and side sheet have in common. */
export function ModalFrame({
  placement,
  size,
  density,
  open,
  onOpenChange,
  title,
  description,
  role,
  children,
  footer,
  closeLabel,
  initialFocusRef,
}: ModalFrameProps) {
  const titleId = useId();
  const descriptionId = useId();
  const dialog = useDialog(open, onOpenChange, initialFocusRef);
  return (
    <NativeDialog
      {...dialog}
      placement={placement}
      size={size}
      density={density}
      // Closed there is no title that could name it.
      aria-labelledby={open ? titleId : undefined}
      aria-describedby={open && description ? descriptionId : undefined}
      role={role === "alertdialog" ? role : undefined}
      data-state={open ? "open" : "closed"}
    >
      {open && (
        <Panel placement={placement} density={density}>
          <Head>
            <Heading level={2} size="h4" id={titleId}>
              {title}
            </Heading>
            <IconButton
              icon={xIcon}
              label={closeLabel ?? microcopy.dialog.close}
              onClick={() => onOpenChange(false)}
            />
          </Head>
          <Middle density={density} titleId={titleId}>
            {description && <Description id={descriptionId}>{description}</Description>}
            {children}
          </Middle>
          {footer && <Foot>{footer}</Foot>}
        </Panel>
      )}
    </NativeDialog>
  );
}

interface MiddleProps extends Pick<DialogProps, "density" | "children"> {
  titleId: string;
}

/**
 * Text that is higher than its place has to be within the keyboard's reach. A link or field in it is a way there already, since arrow
 * keys scroll what the focus lies in.
 */
function Middle({ density, titleId, children }: MiddleProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isScrollable = useScrollable(ref);
  const hasStop = useHasStop(ref);
  return (
    <Body
      ref={ref}
      density={density}
      {...(isScrollable && !hasStop ? { tabIndex: 0, role: "group", "aria-labelledby": titleId } : {})}
    >
      {children}
    </Body>
  );
}
