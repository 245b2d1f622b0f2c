import { Dialog, type ContactWaysProps } from "@gratweg/design-system";
import type { ReactNode } from "react";
import { ForeignWidget, type WidgetModel } from "./ForeignWidget";

export interface VideoDialogProps {
  title: string;
  widget: WidgetModel;
  contact: ContactWaysProps;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Sections 2 and 9: at most 1200 px wide; its script is loaded when it is opened, and only if that is allowed. */
export function VideoDialog({ title, widget, contact, open, onOpenChange }: VideoDialogProps): ReactNode {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} size="wide" density="flush">
      <ForeignWidget kind="videoConsultation" widget={widget} headingLevel={3} contact={contact} />
    </Dialog>
  );
}
