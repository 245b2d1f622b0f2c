/** Combobox, one or many choices. On React Aria Components (optional peer), therefore not part of the whole. */
export {};
