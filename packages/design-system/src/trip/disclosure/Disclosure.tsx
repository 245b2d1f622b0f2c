import type { ReactNode } from "react";
import { Icon } from "../../icon/Icon";
import { caretDownIcon } from "../../icon/icons";
import { styled } from "../../theme";

const Details = styled("details", { "&[open] > summary > svg": { transform: "rotate(180deg)" } });

const Summary = styled("summary", {
  display: "inline-flex",
  alignItems: "center",
  gap: "$1",
  minHeight: "$sizes$target",
  color: "$primaryText",
  fontWeight: "$semibold",
  fontSize: "$sm",
  cursor: "pointer",
  borderRadius: "$sm",
  "&::-webkit-details-marker": { display: "none" },
  "@hover": { "&:hover": { textDecorationLine: "underline", textUnderlineOffset: "0.2em" } },
  "& svg": { transition: "transform $transitions$fast" },
  "@media print": { display: "none" },
});

export interface DisclosureProps {
  summary: string;
  defaultOpen?: boolean;
  children: ReactNode;
}

/** A diagram's text alternative: one line until it is wanted, without script. */
export function Disclosure({ summary, defaultOpen, children }: DisclosureProps) {
  return (
    <Details open={defaultOpen || undefined}>
      <Summary>
        {summary}
        <Icon icon={caretDownIcon} size="sm" />
      </Summary>
      {children}
    </Details>
  );
}
