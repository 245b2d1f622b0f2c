import { useId, type ReactNode } from "react";
import { IconButton } from "../button/IconButton";
import { xIcon } from "../icon/icons";
import { microcopy } from "../microcopy/microcopy";
import { Heading } from "../text/Heading";
import { Body, Foot, Head, NativeDialog, Panel } from "./Dialog.styles";
import { useDialog } from "./useDialog";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  /** Stays in sight below the scrolling content: the buttons. */
  footer?: ReactNode;
  size?: "normal" | "wide";
  /** `flush`: the content reaches the dialog's edges, and on phones the window's. */
  density?: "normal" | "flush";
  closeLabel?: string;
}

/** Modal, in the middle. Its content exists only while it is open. */
export function Dialog({ size = "normal", ...props }: DialogProps) {
  return <ModalFrame placement={size === "wide" ? "wide" : "center"} {...props} />;
}

export type SideSheetProps = Omit<DialogProps, "size" | "density">;

/** Modal, from the page's end edge: the mobile menu and the mobile filters. */
export function SideSheet(props: SideSheetProps) {
  return <ModalFrame placement="end" {...props} />;
}

interface ModalFrameProps extends Omit<DialogProps, "size"> {
  placement: "center" | "wide" | "end";
}

function ModalFrame({
  placement,
  density,
  open,
  onOpenChange,
  title,
  children,
  footer,
  closeLabel,
}: ModalFrameProps) {
  const titleId = useId();
  const dialog = useDialog(open, onOpenChange);
  return (
    <NativeDialog
      {...dialog}
      placement={placement}
      density={density}
      // Closed there is no title that could name it.
      aria-labelledby={open ? titleId : undefined}
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
          <Body density={density}>{children}</Body>
          {footer && <Foot>{footer}</Foot>}
        </Panel>
      )}
    </NativeDialog>
  );
}
