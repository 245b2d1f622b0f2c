import fc from "fast-check";
import { formatText } from "./formatText";

const uploadsHost = "https://dateien.gratweg.example/";
const format = (text: string, ...args: string[]) => formatText(text, { uploadsHost, args });

it.each([
  ["Zeile&lt;br&gt;Zeile&lt;br/&gt;Zeile&lt;BR /&gt;", "Zeile<br>Zeile<br>Zeile<br>"],
  ["&lt;u&gt;wichtig&lt;/u&gt; und &lt;U&gt;auch&lt;/U&gt;", "<u>wichtig</u> und <u>auch</u>"],
  ["&lt;u&gt;zwei&lt;br&gt;Zeilen&lt;/u&gt;", "<u>zwei<br>Zeilen</u>"],
  ["&lt;u&gt;offen", "&lt;u&gt;offen"],
  ["&lt;/u&gt;zu", "&lt;/u&gt;zu"],
  ["&lt;u class=x&gt;a&lt;/u&gt;", "&lt;u class=x&gt;a&lt;/u&gt;"],
  ["&lt;b&gt;fett&lt;/b&gt;", "&lt;b&gt;fett&lt;/b&gt;"],
  ["<script>alert('1')</script>", "&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;"],
  ["Berg & Tal &amp; Hütte &nbsp; &#8211; &bad", "Berg &amp; Tal &amp; Hütte &nbsp; &#8211; &amp;bad"],
  ["&amp;lt;br&amp;gt;", "&amp;lt;br&amp;gt;"],
])("%s becomes %s [7.34]", (text, expected) => {
  expect(format(text)).toBe(expected);
});

it("replaces $0, $1 … in one pass and leaves numbers without an argument [7.33]", () => {
  expect(format("$0 geht mit $1 auf $0, kostet $20 oder $2", "Anna", "$0")).toBe(
    "Anna geht mit $0 auf Anna, kostet $20 oder $2",
  );
});

it("never turns an argument into a tag or an entity", () => {
  expect(format("Guten Tag $0", "<br>&lt;br&gt;<u>x</u>")).toBe(
    "Guten Tag &lt;br&gt;&amp;lt;br&amp;gt;&lt;u&gt;x&lt;/u&gt;",
  );
});

it.each([
  ["/uploads/a.pdf", "https://dateien.gratweg.example/uploads/a.pdf"],
  [
    "Siehe /uploads/a.pdf (/uploads/b.pdf)",
    "Siehe https://dateien.gratweg.example/uploads/a.pdf (https://dateien.gratweg.example/uploads/b.pdf)",
  ],
  ["&lt;br&gt;/uploads/a.pdf", "<br>https://dateien.gratweg.example/uploads/a.pdf"],
  ['"/uploads/a.pdf"', "&quot;https://dateien.gratweg.example/uploads/a.pdf&quot;"],
  ["https://anderswo.example/uploads/a.pdf", "https://anderswo.example/uploads/a.pdf"],
  ["/de/uploads/a.pdf und ../uploads/a.pdf", "/de/uploads/a.pdf und ../uploads/a.pdf"],
  ["/uploadsfolder/a.pdf", "/uploadsfolder/a.pdf"],
])("rewrites what begins with /uploads/ in %s [7.32]", (text, expected) => {
  expect(format(text)).toBe(expected);
});

const piece = fc.oneof(
  fc.string(),
  fc.constantFrom(
    "<",
    ">",
    "&",
    '"',
    "'",
    "&lt;",
    "&gt;",
    "br",
    "u",
    "/",
    "&lt;br&gt;",
    "&lt;u&gt;",
    "&lt;/u&gt;",
    "<u>",
    "</u>",
    "<img onerror=x>",
    "$0",
    "$1",
    "/uploads/",
  ),
);
const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(""));

it("its result holds line breaks, closed underlines and no other tag, whatever text and arguments are [7.34]", () => {
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 2 }), (value, args) => {
      const html = format(value, ...args);
      expect(html.replace(/<br>|<u>|<\/u>/g, "")).not.toMatch(/[<>"']/);
      const marks = html.match(/<u>|<\/u>/g) ?? [];
      expect(marks).toEqual(marks.map((_, index) => (index % 2 === 0 ? "<u>" : "</u>")));
      expect(marks.length % 2).toBe(0);
    }),
  );
});
