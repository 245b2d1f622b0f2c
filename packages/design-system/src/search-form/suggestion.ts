import type { IconShape } from "../icon/icons";
import type { PictureData } from "../picture/Picture";

export interface Suggestion {
  /** Unique in the list. */
  id: string;
  label: string;
  /** A line below the label. */
  note?: string;
  /** Stands at the end: how many trips, a price. */
  aside?: string;
  icon?: IconShape;
  /** In the icon's place; it repeats the label, so that its alternative text is empty. */
  picture?: PictureData;
}

export interface SuggestionGroup {
  label: string;
  options: readonly Suggestion[];
}
