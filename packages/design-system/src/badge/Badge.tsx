import type { ReactNode } from "react";
import { Icon } from "../icon/Icon";
import type { IconShape } from "../icon/icons";
import { styled } from "../theme";

const Frame = styled("span", {
  display: "inline-flex",
  alignItems: "center",
  gap: "$half",
  paddingInline: "$1",
  paddingBlock: "$half",
  border: "$borderWidths$thin solid transparent",
  borderRadius: "$sm",
  fontSize: "$xs",
  fontWeight: "$semibold",
  lineHeight: "$snug",
  variants: {
    tone: {
      neutral: { backgroundColor: "$surfaceSunken", borderColor: "$border", color: "$text" },
      primary: { backgroundColor: "$primarySoft", color: "$onPrimarySoft" },
      success: { backgroundColor: "$successSoft", color: "$onSuccessSoft" },
      warning: { backgroundColor: "$warningSoft", color: "$onWarningSoft" },
      danger: { backgroundColor: "$dangerSoft", color: "$onDangerSoft" },
      info: { backgroundColor: "$infoSoft", color: "$onInfoSoft" },
    },
  },
  defaultVariants: { tone: "neutral" },
});

export interface BadgeProps {
  tone?: "neutral" | "primary" | "success" | "warning" | "danger" | "info";
  icon?: IconShape;
  children: ReactNode;
}

/** A short state in words; the colour only supports it. */
export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <Frame tone={tone}>
      {icon && <Icon icon={icon} size="sm" />}
      {children}
    </Frame>
  );
}
