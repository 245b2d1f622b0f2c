import type { ReactNode } from "react";
import { IconButton } from "../button/IconButton";
import { Icon } from "../icon/Icon";
import { checkCircleIcon, infoIcon, warningCircleIcon, warningIcon, xIcon } from "../icon/icons";
import { microcopy } from "../microcopy/microcopy";
import { styled } from "../theme";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden";

const Frame = styled("div", {
  display: "flex",
  alignItems: "flex-start",
  gap: "$1half",
  padding: "$2",
  border: "$borderWidths$thin solid transparent",
  borderRadius: "$md",
  lineHeight: "$normal",
  "& > svg": { fontSize: "$lg" },
  "& > button": {
    color: "inherit",
    marginBlock: "calc(-1 * $space$1)",
    marginInlineEnd: "calc(-1 * $space$1)",
  },
  variants: {
    variant: {
      info: { backgroundColor: "$infoSoft", color: "$onInfoSoft" },
      success: { backgroundColor: "$successSoft", color: "$onSuccessSoft" },
      warning: { backgroundColor: "$warningSoft", color: "$onWarningSoft" },
      error: { backgroundColor: "$dangerSoft", color: "$onDangerSoft" },
    },
  },
  defaultVariants: { variant: "info" },
});

const Body = styled("div", {
  flex: 1,
  minWidth: 0,
  // Links take the notice's colour. A link that looks like a button keeps its own, which is made for the button's ground.
  "& :where(a)": { "--colors-primaryText": "currentColor", color: "inherit" },
});
const Title = styled("p", { fontWeight: "$semibold" });

const icons = { info: infoIcon, success: checkCircleIcon, warning: warningIcon, error: warningCircleIcon };

export interface NoticeProps {
  variant?: "info" | "success" | "warning" | "error";
  title?: string;
  children?: ReactNode;
  /** `polite` and `assertive` announce a notice that appears; `none` is for one that is part of the page. */
  live?: "none" | "polite" | "assertive";
  onDismiss?: () => void;
}

const roles = { none: undefined, polite: "status", assertive: "alert" } as const;

/** A message in place. By default errors interrupt, everything else waits for a pause. */
export function Notice({ variant = "info", title, children, live, onDismiss }: NoticeProps) {
  const role = roles[live ?? (variant === "error" ? "assertive" : "polite")];
  return (
    <Frame variant={variant} role={role}>
      <Icon icon={icons[variant]} />
      <Body>
        <VisuallyHidden>{microcopy.notice[variant]}: </VisuallyHidden>
        {title && <Title>{title}</Title>}
        {children}
      </Body>
      {onDismiss && <IconButton icon={xIcon} label={microcopy.notice.dismiss} onClick={onDismiss} />}
    </Frame>
  );
}
