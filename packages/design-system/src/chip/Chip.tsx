import { Icon } from "../icon/Icon";
import { xIcon, type IconShape } from "../icon/icons";
import { BaseLink } from "../link/LinkProvider";
import { microcopy } from "../microcopy/microcopy";
import { css, styled } from "../theme";

const chipStyles = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "$1",
  minHeight: "$sizes$target",
  maxWidth: "100%",
  paddingInline: "$2",
  border: "$borderWidths$thin solid transparent",
  borderRadius: "$pill",
  backgroundColor: "$primarySoft",
  color: "$onPrimarySoft",
  fontSize: "$sm",
  fontWeight: "$semibold",
  lineHeight: "$snug",
  textDecoration: "none",
  textAlign: "start",
  cursor: "pointer",
  transition: "background-color $transitions$fast",
  "@hover": { "&:hover": { backgroundColor: "$primarySoftHover" } },
});

const RemoveButton = styled("button", chipStyles);
const ChipAnchor = styled(BaseLink, chipStyles);

export interface ChipProps {
  label: string;
  onRemove: () => void;
  /** Replaces „Filter … entfernen“. */
  removeLabel?: string;
  /** −1 where the keyboard has another way to remove it. */
  tabIndex?: -1;
}

/** A filter that is set; pressing it takes it away. */
export function Chip({ label, onRemove, removeLabel = microcopy.filter.remove(label), tabIndex }: ChipProps) {
  return (
    <RemoveButton type="button" aria-label={removeLabel} tabIndex={tabIndex} onClick={onRemove}>
      {label}
      <Icon icon={xIcon} size="sm" />
    </RemoveButton>
  );
}

export interface ChipLinkProps {
  href: string;
  label: string;
  icon?: IconShape;
}

/** A shortcut, for example to all tours of an activity. */
export function ChipLink({ href, label, icon }: ChipLinkProps) {
  return (
    <ChipAnchor href={href}>
      {icon && <Icon icon={icon} />}
      {label}
    </ChipAnchor>
  );
}
