import { forwardRef, type ButtonHTMLAttributes } from "react";
import { Icon } from "../icon/Icon";
import type { IconShape } from "../icon/icons";
import { styled } from "../theme";
import type { ButtonVariant } from "./buttonLook";
import { buttonStyles } from "./buttonStyles";

const StyledButton = styled("button", buttonStyles, { padding: 0, flexShrink: 0 });

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "style" | "children" | "aria-label"
> {
  icon: IconShape;
  /** What the button does; read aloud and shown as a tooltip. */
  label: string;
  variant?: ButtonVariant;
}

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, variant = "quiet", type = "button", ...props },
  ref,
) {
  return (
    <StyledButton
      ref={ref}
      type={type}
      aria-label={label}
      title={label}
      variant={variant}
      size="sm"
      {...props}
    >
      <Icon icon={icon} />
    </StyledButton>
  );
});
