export interface ToastAction {
  label: string;
  onAction?: () => void;
  /** A way to a page instead of an action. */
  href?: string;
}

/** One message of the queue: plain data, so that a machine can hold it. */
export interface Toast {
  /** Unique among the toasts that are shown. */
  id: string;
  variant?: "info" | "success" | "warning" | "error";
  title: string;
  text?: string;
  /** One at the most; what it does must be reachable elsewhere too. */
  action?: ToastAction;
}
