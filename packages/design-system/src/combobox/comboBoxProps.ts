import type { FieldTexts } from "../field/Field";
import type { ComboBoxTexts } from "../microcopy/comboBoxMicrocopy";
import type { ComboBoxItem } from "./comboBoxOptions";

/** What one and many choices have in common. */
export interface ComboBoxBaseProps extends FieldTexts {
  /** Options, or groups of them, in the order in which they are shown. */
  options: readonly ComboBoxItem[];
  /** Of the input; an `ErrorSummary` leads there. */
  id?: string;
  /** Under this name a plain form sends the value: once, or once for each choice. */
  name?: string;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** In the empty input. Never the only place of an instruction: it vanishes while one types. */
  placeholder?: string;
  /**
   * `local` (default): the options are filtered here, as Germans write (ü, ue and u; ß and ss; beginnings of any word).
   * `external`: `options` are already the answer to `onQueryChange`, for example of a server.
   */
  filtering?: "local" | "external";
  /** What is typed, and the empty text when the input is cleared or shows no choice. */
  onQueryChange?: (query: string) => void;
  /** The names of chosen values that `options` does not hold at present (`external`). */
  labelOf?: (value: string) => string | undefined;
  /** Further options are on their way; those that are there stay usable. */
  loading?: boolean;
  /** Stands in the list when options could not be loaded, in words for the visitor. */
  loadError?: string;
  /** Replaces any of the German texts. */
  texts?: Partial<ComboBoxTexts>;
}

export interface ComboBoxProps extends ComboBoxBaseProps {
  /** The `value` of the chosen option, or `""`. */
  value: string;
  onValueChange: (value: string) => void;
}

export interface MultiComboBoxProps extends ComboBoxBaseProps {
  /** The `value` of each chosen option, in the order of choosing. */
  values: readonly string[];
  onValuesChange: (values: string[]) => void;
}
