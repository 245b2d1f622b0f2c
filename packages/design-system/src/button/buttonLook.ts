export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "inverse";

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: "sm" | "md" | "lg";
  width?: "auto" | "full";
}
