import type { Amount, Block, Fact, Inline, MailDocument } from "./document";
import { safeAddress } from "./safe-address";

const WIDTH = 72;

/** The plain version, wrapped for terminals and old programs; nothing of the HTML version is missing here. */
export function renderText(mail: MailDocument): string {
  const title = `${mail.brand.toUpperCase()}\n\n${mail.eyebrow}\n${underlined(mail.title, "=")}\n${wrap(mail.subtitle)}`;
  const parts = [title, ...mail.blocks.map(block)];
  if (mail.small.length > 0) parts.push("-".repeat(WIDTH), ...mail.small.map(block));
  parts.push("-".repeat(WIDTH), mail.footer.map((line) => wrap(inline(line))).join("\n"));
  return `${parts.join("\n\n")}\n`;
}

function block(part: Block): string {
  switch (part.type) {
    case "paragraph":
      return wrap(inline(part.content));
    case "heading":
      return part.level === 2 ? `\n${underlined(part.text, "-")}` : wrap(part.text);
    case "facts":
      return facts(part.rows);
    case "amounts":
      return amounts(part.rows);
    case "steps":
      return part.items.map((item, index) => wrap(inline(item), `${index + 1}. `)).join("\n\n");
    case "notice":
      return wrap(inline(part.content), "* ");
    case "cards":
      return part.cards
        .map(({ title, role, lines }) =>
          [role, title, ...lines.map(inline)].map((line, index) => (index === 0 ? `${line}:` : `  ${line}`)),
        )
        .map((lines) => lines.join("\n"))
        .join("\n\n");
    case "link":
      return safeAddress(part.href) === null ? part.label : `${part.label}:\n${part.href}`;
  }
}

/** With a line as long as its longest row. */
function underlined(text: string, stroke: string): string {
  const rows = wrap(text);
  return `${rows}\n${stroke.repeat(Math.max(...rows.split("\n").map(({ length }) => length)))}`;
}

function inline(content: readonly Inline[]): string {
  return content
    .map((part) => {
      if (typeof part === "string") return part;
      if ("strong" in part) return part.strong;
      if (safeAddress(part.href) === null || /^(?:mailto|tel):/.test(part.href)) return part.label;
      return part.href.includes(part.label) ? part.href : `${part.label} (${part.href})`;
    })
    .join("");
}

function facts(rows: readonly Fact[]): string {
  const column = Math.max(...rows.map(({ label }) => label.length)) + 3;
  return rows
    .map(({ label, value }) =>
      value
        .map((line, index) =>
          wrap(line, index === 0 ? `${label}:`.padEnd(column) : " ".repeat(column), column),
        )
        .join("\n"),
    )
    .join("\n");
}

/** Amounts end in one column, as on an invoice. */
function amounts(rows: readonly Amount[]): string {
  const widest = Math.max(...rows.map(({ amount }) => amount.length));
  return rows
    .map(({ label, detail, amount, total }) => {
      const left = detail === undefined ? label : `${label}, ${detail}`;
      const line = `${wrap(left, "", 0, WIDTH - widest - 2)}`;
      const last = line.slice(line.lastIndexOf("\n") + 1);
      const gap = " ".repeat(Math.max(1, WIDTH - last.length - amount.length));
      return `${total ? `${" ".repeat(WIDTH - widest)}${"-".repeat(widest)}\n` : ""}${line}${gap}${amount}`;
    })
    .join("\n");
}

/** Breaks at spaces, keeps the breaks of the text itself, and never breaks an address. */
function wrap(text: string, first = "", hanging = first.length, width = WIDTH): string {
  const indent = " ".repeat(hanging);
  return text
    .split("\n")
    .map((line, index) => {
      const start = index === 0 ? first : indent;
      const words = line.split(/ +/);
      const rows: string[] = [];
      let row = start + (words.shift() ?? "");
      for (const word of words) {
        if (row.length + 1 + word.length <= width) row += ` ${word}`;
        else {
          rows.push(row);
          row = indent + word;
        }
      }
      return [...rows, row].join("\n").trimEnd();
    })
    .join("\n");
}
