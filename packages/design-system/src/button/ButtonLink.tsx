import { forwardRef, type AnchorHTMLAttributes } from "react";
import { Icon } from "../icon/Icon";
import type { IconShape } from "../icon/icons";
import { BaseLink } from "../link/LinkProvider";
import { styled } from "../theme";
import type { ButtonLook } from "./buttonLook";
import { buttonStyles } from "./buttonStyles";

const StyledLink = styled(BaseLink, buttonStyles);

export interface ButtonLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "style">, ButtonLook {
  href: string;
  icon?: IconShape;
  iconEnd?: IconShape;
}

export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { icon, iconEnd, children, ...props },
  ref,
) {
  return (
    <StyledLink ref={ref} {...props}>
      {icon && <Icon icon={icon} />}
      {children}
      {iconEnd && <Icon icon={iconEnd} />}
    </StyledLink>
  );
});
