/** What only the application answers. Links, summaries and what opens a popover answer by themselves. */
const CONTROLS = "button:not([popovertarget]), input:is([type=checkbox], [type=radio]), [data-app]";
/** What a visitor is about to use. */
const FIELDS = "input, select, textarea, summary";

export interface HeldEvents {
  /** Tells the application where the visitor is and what was typed: when it has drawn its fields, which it empties, and when it listens. */
  enter: () => Promise<void>;
  /** Lets it have what was pressed meanwhile, each once and in its order: when it listens to everything. */
  release: () => Promise<void>;
  /** Forgets it. */
  drop: () => void;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Entry {
  value: string;
  /** Of the caret; null in a field that has none. */
  start: number | null;
  end: number | null;
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
  for (const type of ["pointerover", "pointerdown", "focusin", "keydown"])
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
  const entries = new Map<Field, Entry>();
  const onInput = ({ target }: Event) => {
    const field = target as Field;
    const [start, end] = field instanceof HTMLSelectElement ? [] : [field.selectionStart, field.selectionEnd];
    entries.set(field, { value: field.value, start: start ?? null, end: end ?? null });
  };
  document.addEventListener("input", onInput, options);
  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      hold(event, () => form.requestSubmit(event.submitter));
    },
    options,
  );

  return {
    async enter() {
      document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
      for (const field of [...entries.keys()]) {
        const entry = entries.get(field);
        if (!entry) continue;
        enterAgain(field, entry);
        // It was heard again, with the caret at its end.
        entries.set(field, entry);
        // The application takes what one field says into account before it hears the next.
        await Promise.resolve();
      }
    },
    async release() {
      stop.abort();
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

/** React resets a field to what it knows of it, and takes an entry for news only where the value changes behind its back. */
function enterAgain(field: Field, { value, start, end }: Entry): void {
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  // Only fields of text have a place of their caret.
  if (!(field instanceof HTMLSelectElement) && start !== null) field.setSelectionRange(start, end);
}
