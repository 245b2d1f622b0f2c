import { ChipLink } from "@gratweg/design-system";
import { useContentIcon } from "./useContentIcon";

interface ContentChipProps {
  href: string;
  label: string;
  /** Iconify name. */
  icon: string | null;
}

/** A shortcut with the icon that an editor chose. */
export function ContentChip({ icon, ...props }: ContentChipProps) {
  return <ChipLink {...props} icon={useContentIcon(icon)} />;
}
