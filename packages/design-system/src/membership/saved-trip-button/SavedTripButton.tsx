import { Icon } from "../../icon/Icon";
import { heartFillIcon, heartIcon } from "../../icon/icons";
import { accountMicrocopy } from "../../microcopy/accountMicrocopy";
import { styled } from "../../theme";

const texts = accountMicrocopy.save;

const Toggle = styled("button", {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "$1",
  minWidth: "$sizes$target",
  minHeight: "$sizes$target",
  border: "$borderWidths$thick solid transparent",
  backgroundColor: "$surface",
  color: "$text",
  fontSize: "$md",
  fontWeight: "$semibold",
  lineHeight: "$snug",
  cursor: "pointer",
  transition: "color $transitions$fast, border-color $transitions$fast",
  "&[aria-pressed='true'] svg": { color: "$danger" },
  "&[aria-pressed='true']": {
    borderColor: "$primary",
    backgroundColor: "$primarySoft",
    color: "$onPrimarySoft",
  },
  "&[aria-disabled='true']": { cursor: "progress" },
  "@hover": { "&:hover": { borderColor: "$primary" } },
  variants: {
    variant: {
      /** Over pictures. */
      icon: { padding: 0, borderRadius: "$round", boxShadow: "$md", "& svg": { fontSize: "$lg" } },
      text: { paddingInline: "$2", paddingBlock: "$1", borderRadius: "$md", borderColor: "$borderStrong" },
    },
  },
});

export interface SavedTripButtonProps {
  /** The trip's name, for screen readers: „Merkliste: Durchs Karwendel“. */
  title: string;
  saved: boolean;
  onSavedChange: (saved: boolean) => void;
  /** `icon` alone over a picture, or with „Merkliste“ beside it. */
  variant?: "icon" | "text";
  /** The change is being stored: takes no further press. */
  busy?: boolean;
}

/** A heart: on the list of remembered trips or not. */
export function SavedTripButton(props: SavedTripButtonProps) {
  const { title, saved, onSavedChange, variant = "icon", busy = false } = props;
  const label = `${texts.list}: ${title}`;
  return (
    <Toggle
      type="button"
      variant={variant}
      // One name for both states: which of them is said by aria-pressed.
      aria-label={label}
      aria-pressed={saved}
      aria-disabled={busy || undefined}
      title={variant === "icon" ? label : undefined}
      // The second half of a double click means the first once more.
      onClick={({ detail }) => !busy && detail <= 1 && onSavedChange(!saved)}
    >
      <Icon icon={saved ? heartFillIcon : heartIcon} />
      {variant === "text" && <span>{texts.list}</span>}
    </Toggle>
  );
}
