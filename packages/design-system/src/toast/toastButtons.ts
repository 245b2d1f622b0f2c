/** The buttons and links of one toast, in order; the last one closes it. */
export function toastButtons(region: HTMLElement, id: string): HTMLElement[] {
  const card = [...region.querySelectorAll<HTMLElement>("[data-toast]")].find(
    (element) => element.dataset.toast === id,
  );
  return card ? [...card.querySelectorAll<HTMLElement>("button, a")] : [];
}
