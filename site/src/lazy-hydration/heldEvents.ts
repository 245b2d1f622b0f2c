/** What only the application answers. Links, summaries and what opens a popover answer by themselves. */
const CONTROLS = "button:not([popovertarget]), input:is([type=checkbox], [type=radio]), [data-app]";
/** What a visitor is about to use. */
const FIELDS = "input, select, textarea, summary";

export interface HeldEvents {
  /** Lets the application have what was pressed meanwhile, each once and in its order. */
  release: () => Promise<void>;
  /** Forgets it. */
  drop: () => void;
}

/** Holds presses, entries and submissions that come before the application, and tells of each sign that it is needed. */
export function holdEvents(document: Document, onNeeded: () => void): HeldEvents {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  let held: (() => void)[] = [];

  const closest = (event: Event, selector: string) =>
    event.target instanceof Element ? event.target.closest(selector) : null;
  const hint = (event: Event) => {
    if (closest(event, `${CONTROLS}, ${FIELDS}`)) onNeeded();
  };
  for (const type of ["pointerover", "pointerdown", "focusin", "keydown", "toggle"])
    document.addEventListener(type, hint, options);

  const hold = (event: Event, again: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(again);
    onNeeded();
  };
  const onClick = (event: MouseEvent) => {
    const control = closest(event, CONTROLS);
    // A form's own button leads to a submission; a new tab or window is the browser's.
    const isSubmit = control instanceof HTMLButtonElement && control.type === "submit" && control.form;
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (control instanceof HTMLElement && !isSubmit && !isElsewhere) hold(event, () => control.click());
  };
  document.addEventListener("click", onClick, options);
  const fields = new Set<EventTarget | null>();
  document.addEventListener("input", ({ target }) => void fields.add(target), options);
  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      hold(event, () => form.requestSubmit(event.submitter));
    },
    options,
  );

  return {
    async release() {
      stop.abort();
      for (const field of fields) enterAgain(field);
      await Promise.resolve();
      for (const again of held.splice(0)) {
        again();
        // The application draws what one press changed before it hears the next.
        await Promise.resolve();
      }
    },
    drop() {
      held = [];
    },
  };
}

/** React takes what it finds in a field for what it knows already, unless the value changes behind its back. */
function enterAgain(field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) {
    field?.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  const { value, selectionStart, selectionEnd } = field;
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // Only fields of text have a place of their caret.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
