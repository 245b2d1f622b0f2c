import { declarationSlot, type DeclarationEntries } from "@gratweg/contracts";
import { escapeHtml } from "@gratweg/contracts/kernel";

/** What `declarationSlot` makes. In one pass: what somebody typed is never a slot. */
const SLOT = /⟦(\w+)⟧/g;

/**
 * A built page as the answer to a form that was sent without scripts, or before they came. Its own scripts go: they would take the
 * form's address for the page's and show that there is no such page.
 */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "")
    .replace(/<link\b[^>]*\bas="(?:script|fetch)"[^>]*>/gi, "");
}

/** Replaces the slots' text; line ends stay line ends. */
export function fillSlots(html: string, values: Readonly<Record<string, string>>): string {
  return html.replace(SLOT, (slot, name: string) =>
    Object.hasOwn(values, name) ? escapeHtml(values[name] ?? "").replaceAll("\n", "<br>") : slot,
  );
}

/** Repeats the list item that waits for an issue. */
export function fillIssues(html: string, issues: readonly { parameter: string; message: string }[]): string {
  const slot = declarationSlot("message");
  return html.replace(/<li\b(?:(?!<li\b)[\s\S])*?<\/li>/g, (item) =>
    item.includes(slot)
      ? issues.map(({ parameter, message }) => fillSlots(item, { field: parameter, message })).join("")
      : item,
  );
}

/** Puts what was typed back into the form's fields; other forms of the page have fields of the same name. */
export function fillFields(html: string, action: string, entries: DeclarationEntries): string {
  return html.replace(/<form\b[^>]*>[\s\S]*?<\/form>/g, (form) =>
    form.slice(0, form.indexOf(">")).includes(` action="${action}"`) ? fillForm(form, entries) : form,
  );
}

function fillForm(form: string, entries: DeclarationEntries): string {
  return form
    .replace(/<input\b[^>]*>/g, (input) => {
      const value = valueFor(input, entries);
      if (value === undefined) return input;
      if (!/\btype="radio"/.test(input)) return withAttribute(input, "value", value);
      const own = /\bvalue="([^"]*)"/.exec(input)?.[1];
      return own === value ? withAttribute(input, "checked", "") : without(input, "checked");
    })
    .replace(/(<textarea\b[^>]*>)[\s\S]*?(<\/textarea>)/g, (area, start: string, end: string) => {
      const value = valueFor(start, entries);
      return value === undefined ? area : `${start}${escapeHtml(value)}${end}`;
    });
}

function valueFor(tag: string, entries: DeclarationEntries): string | undefined {
  const name = /\bname="([^"]*)"/.exec(tag)?.[1] ?? "";
  return Object.hasOwn(entries, name) ? entries[name as keyof DeclarationEntries] : undefined;
}

function withAttribute(tag: string, name: string, value: string): string {
  return without(tag, name).replace(/\s*\/?>$/, () => ` ${name}="${escapeHtml(value)}">`);
}

function without(tag: string, name: string): string {
  return tag.replace(new RegExp(`\\s${name}(?:="[^"]*")?(?=[\\s/>])`), "");
}
