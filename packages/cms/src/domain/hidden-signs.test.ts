import { complaintsOfFields, type Attributes } from "./each-field";
import { guardDocuments } from "./guard-documents";
import { hiddenSignIn } from "./hidden-signs";

const DAY: Attributes = { title: { type: "string" }, text: { type: "text" } };
const PAGE: Attributes = {
  title: { type: "string" },
  slug: { type: "uid" },
  mail: { type: "email" },
  summary: { type: "text" },
  body: { type: "blocks" },
  day: { type: "component", component: "tour.day" },
  days: { type: "component", component: "tour.day" },
  zone: { type: "dynamiczone" },
  settings: { type: "json" },
};
const complaints = (data: object) =>
  complaintsOfFields({ ...data }, PAGE, (name) => (name === "tour.day" ? DAY : undefined), hiddenSignIn);

const SIGNS = ["\0", "\u001b", "\u0085", "\u202e", "\u2066", "\ud800"];

describe("signs that nobody sees", () => {
  it.each([...SIGNS, "\n", "\t", "\r", "\u2028", "\u2029"])("%j is refused in one line", (sign) => {
    for (const field of ["title", "slug", "mail"])
      expect(complaints({ [field]: `Kar${sign}wendel` }).map(({ path }) => path)).toEqual([[field]]);
  });

  it.each(SIGNS)("%j is refused in longer texts, too", (sign) => {
    const text = `Zeile\n\tZeile\r\n${sign}`;
    const body = [
      {
        type: "paragraph",
        children: [
          { type: "text", text },
          { type: "link", url: text },
        ],
      },
    ];
    expect(complaints({ summary: text, body }).map(({ path }) => path)).toEqual([["summary"], ["body"]]);
  });

  it("are named with their place, in German", () => {
    expect(complaints({ title: "Karwendel\u202e" })[0]?.message).toBe(
      "Im Feld „title“ steht an Stelle 10 ein Zeichen, das man nicht sieht (U+202E). Eingefügter Text bringt so etwas manchmal mit. Bitte löschen Sie es oder tippen Sie die Stelle neu.",
    );
  });

  it("are found in components of every kind", () => {
    const bad = { title: "\u202e" };
    const good = { title: "Tag", text: "eins\nzwei" };
    const zone = [
      { __component: "tour.day", ...good },
      { __component: "tour.day", ...bad },
    ];
    expect(complaints({ day: bad, days: [good, bad], zone }).map(({ path }) => path)).toEqual([
      ["day", "title"],
      ["days", 1, "title"],
      ["zone", 1, "title"],
    ]);
  });

  it("are no letters of any language, no line of a text and no emoji", () => {
    const data = {
      title: "Grüße – ‚čeština‘, עברית, 山 👨\u200d👩\u200d👧\u00a0…",
      summary: "eins\n\tzwei\r\ndrei\u2028vier",
      settings: { text: "\u0000" },
    };
    expect(complaints(data)).toEqual([]);
  });
});

it.each(["create", "update", "clone"])("nothing with such signs is written by %s", async (action) => {
  type Use = (context: object, next: () => Promise<unknown>) => Promise<unknown>;
  let run: Use = () => Promise.reject(new Error("not there"));
  const strapi = {
    documents: { use: (middleware: Use) => void (run = middleware) },
    db: { query: () => ({ findOne: () => Promise.resolve(null) }) },
    components: {},
  };
  guardDocuments(strapi as never);
  const next = jest.fn(() => Promise.resolve("written"));
  const write = (title: string) =>
    run(
      {
        uid: "api::faq.faq",
        action,
        params: { data: { title } },
        contentType: { attributes: { title: { type: "string" } } },
      },
      next,
    );
  await expect(write("Frage\u202e")).rejects.toMatchObject({
    name: "ValidationError",
    details: { errors: [{ path: ["title"] }] },
  });
  expect(next).not.toHaveBeenCalled();
  expect(await write("Frage")).toBe("written");
});

it("reads text that is nested deeper than the stack", () => {
  let nested: unknown = { type: "text", text: "x\u202e" };
  for (let depth = 0; depth < 50_000; depth += 1) nested = { type: "list", children: [nested] };
  expect(hiddenSignIn("body", [nested], "blocks")).toHaveLength(1);
});
