import { readFileSync } from "node:fs";
import path from "node:path";
import { validateXML } from "xmllint-wasm";

const FOLDER = path.join(__dirname, "schemas");
const schema = (fileName: string) => ({
  fileName,
  contents: readFileSync(path.join(FOLDER, fileName), "utf8"),
});

/** What libxml2 has against a document, by one of the schemas of this folder; nothing when it is valid. For tests. */
export async function xmlMistakes(
  contents: string,
  by: "siteindex.xsd" | "urlset-with-alternates.xsd",
): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: "document.xml", contents }],
    schema: [schema(by)],
    preload: by === "siteindex.xsd" ? [] : [schema("sitemap.xsd"), schema("xhtml-link.xsd")],
    initialMemoryPages: 1024,
    maxMemoryPages: 8192,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

/** The same without a schema: whether it is XML at all. */
export async function malformations(contents: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: "document.xml", contents }],
    normalization: "format",
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
