import { forwardRef, type ButtonHTMLAttributes } from "react";
import { Icon } from "../icon/Icon";
import type { IconShape } from "../icon/icons";
import { styled } from "../theme";
import type { ButtonLook } from "./buttonLook";
import { buttonStyles } from "./buttonStyles";

const StyledButton = styled("button", buttonStyles);

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "style">, ButtonLook {
  icon?: IconShape;
  iconEnd?: IconShape;
  /** Work is under way: keeps the focus, takes no further press. */
  busy?: boolean;
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { icon, iconEnd, busy = false, type = "button", onClick, children, ...props },
  ref,
) {
  return (
    <StyledButton
      ref={ref}
      type={busy ? "button" : type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      {...props}
    >
      {icon && <Icon icon={icon} />}
      {children}
      {iconEnd && <Icon icon={iconEnd} />}
    </StyledButton>
  );
});
