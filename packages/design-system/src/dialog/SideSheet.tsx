import { ModalFrame, type DialogProps } from "./Dialog";

export interface SideSheetProps extends Omit<DialogProps, "size" | "density"> {
  /** The edge it comes from. `bottom` is for phones: from 600 px such a sheet stands at the end. */
  placement?: "end" | "start" | "bottom";
  /** `wide` for forms with fields beside each other. */
  size?: "normal" | "wide";
}

/** Modal, from the page's edge: the mobile menu, filters, details and a short form beside a list. */
export function SideSheet({ placement = "end", ...props }: SideSheetProps) {
  return <ModalFrame placement={placement} {...props} />;
}
