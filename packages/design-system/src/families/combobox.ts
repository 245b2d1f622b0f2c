/** Combobox, one or many choices. On React Aria Components (optional peer), therefore not part of the whole. */
export { ComboBox } from "../combobox/ComboBox";
export { MultiComboBox } from "../combobox/MultiComboBox";

export type { ComboBoxProps } from "../combobox/ComboBox";
export type { ComboBoxGroup, ComboBoxItem, ComboBoxOption } from "../combobox/comboBoxOptions";
export type { MultiComboBoxProps } from "../combobox/MultiComboBox";
export type { ComboBoxTexts } from "../microcopy/comboBoxMicrocopy";
