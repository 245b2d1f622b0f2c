/** What the checkboxes of one page show and do; ids on other pages stay as they are. */
export interface RowSelection {
  page: boolean | "mixed";
  has: (id: string) => boolean;
  toggle: (id: string, selected: boolean) => void;
  togglePage: (selected: boolean) => void;
}

export function rowSelection(
  pageIds: readonly string[],
  selected: readonly string[],
  onSelectedChange: (selected: readonly string[]) => void,
): RowSelection {
  const chosen = new Set(selected);
  const count = pageIds.filter((id) => chosen.has(id)).length;
  const without = (ids: readonly string[]) => selected.filter((id) => !ids.includes(id));
  return {
    page: count > 0 && (count === pageIds.length || "mixed"),
    has: (id) => chosen.has(id),
    toggle: (id, isSelected) => onSelectedChange(isSelected ? [...without([id]), id] : without([id])),
    togglePage: (isSelected) =>
      onSelectedChange(isSelected ? [...without(pageIds), ...pageIds] : without(pageIds)),
  };
}
