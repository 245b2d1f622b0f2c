import { runInNewContext } from "node:vm";
import { trustedTypesScript } from "./trustedTypesScript";

type Rule = (text: string) => string | null;
interface Policy {
  createHTML: Rule;
  createScript: Rule;
  createScriptURL: Rule;
}

function policy(): Policy {
  const createPolicy = jest.fn<unknown, [string, Policy]>();
  const trustedTypes = { createPolicy };
  runInNewContext(trustedTypesScript, {
    window: { trustedTypes },
    trustedTypes,
    location: { href: "https://wandern.example/de" },
    URL,
  });
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe("default");
  if (!rules) throw new Error("There is no policy.");
  return rules;
}

const passes = (rule: Rule, texts: string[]) => texts.map((text) => rule(text) === text);

test("lets React make an empty script element and texts without markup, nothing else", () => {
  const { createHTML } = policy();
  expect(passes(createHTML, ["<script></script>", "Words", '{"name":"\\u003cb>"}'])).toEqual([
    true,
    true,
    true,
  ]);
  expect(
    passes(createHTML, [
      "<script>a()</script>",
      "<img src=x onerror=a()>",
      "&lt;b&gt;",
      "<script></script><b>",
    ]),
  ).toEqual([false, false, false, false]);
});

test("lets structured data into a script element, and no script", () => {
  const { createScript } = policy();
  expect(passes(createScript, ['{"@type":"FAQPage"}', "[]", "a()", "", '{"a":1};a()'])).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("lets scripts come from addresses, whose hosts the page's policy names", () => {
  const { createScriptURL } = policy();
  expect(passes(createScriptURL, ["/app-0a1b.js", "https://sterne.example/w.js"])).toEqual([true, true]);
  expect(passes(createScriptURL, ["javascript:a()", "data:text/javascript,a()", "blob:https://a/1"])).toEqual(
    [false, false, false],
  );
});

test("does nothing in browsers that know no Trusted Types", () => {
  expect(runInNewContext(trustedTypesScript, { window: {} })).toBeUndefined();
});
