import { declarationSlot } from "@gratweg/contracts";
import { fillFields, fillIssues, fillSlots, withoutScripts } from "./fillPage";

it("takes scripts away and leaves words and styles", () => {
  const page =
    '<head><style>a{}</style><link rel="preload" as="script" href="/a.js"><link as="fetch" href="/p.json">' +
    '<link rel="preload" as="font" href="/f.woff2"></head><body><p>Text</p><script>window.x=1</script><script src="/a.js" async=""></script></body>';
  expect(withoutScripts(page)).toBe(
    '<head><style>a{}</style><link rel="preload" as="font" href="/f.woff2"></head><body><p>Text</p></body>',
  );
});

it("fills slots with text that stays text, and keeps its lines", () => {
  expect(fillSlots(`<dd>${declarationSlot("name")}</dd>`, { name: "<b>$&</b>\nOtt" })).toBe(
    "<dd>&lt;b&gt;$&amp;&lt;/b&gt;<br>Ott</dd>",
  );
});

it("what was typed is never a slot", () => {
  const html = `${declarationSlot("name")} ${declarationSlot("email")} ${declarationSlot("other")}`;
  expect(fillSlots(html, { name: declarationSlot("email"), email: "a@b.example" })).toBe(
    `${declarationSlot("email")} a@b.example ${declarationSlot("other")}`,
  );
});

it("repeats the item that waits for an issue, and no other", () => {
  const item = `<li class="x"><a href="#${declarationSlot("field")}">${declarationSlot("message")}</a></li>`;
  const html = `<ul><li>Menü</li></ul><ul>${item}</ul>`;
  const issues = [
    { parameter: "name", message: "Name fehlt." },
    { parameter: "email", message: "E-Mail fehlt." },
  ];
  expect(fillIssues(html, issues)).toBe(
    '<ul><li>Menü</li></ul><ul><li class="x"><a href="#name">Name fehlt.</a></li><li class="x"><a href="#email">E-Mail fehlt.</a></li></ul>',
  );
});

it("puts back what was typed: text, choice, lines; other fields and forms stay", () => {
  const form =
    '<form class="a" action="/api/contracts/cancel" method="post"><input type="text" name="name" value=""/><input name="q" value="Suche"/>' +
    '<input type="radio" name="kind" checked="" value="ordinary"/><input type="radio" name="kind" value="extraordinary"/>' +
    '<textarea name="reason" rows="5"></textarea></form><form action="/api/newsletter"><input name="name" value=""/></form>';
  expect(
    fillFields(form, "/api/contracts/cancel", {
      name: '"A" $1',
      kind: "extraordinary",
      reason: "Erstens.\n</textarea>",
    }),
  ).toBe(
    '<form class="a" action="/api/contracts/cancel" method="post"><input type="text" name="name" value="&quot;A&quot; $1"><input name="q" value="Suche"/>' +
      '<input type="radio" name="kind" value="ordinary"/><input type="radio" name="kind" value="extraordinary" checked="">' +
      '<textarea name="reason" rows="5">Erstens.\n&lt;/textarea&gt;</textarea></form><form action="/api/newsletter"><input name="name" value=""/></form>',
  );
});
