import type { CmsAdmin } from "./cms-admin";

const ARTICLES = "/content-manager/collection-types/api::magazine-article.magazine-article";

interface Article {
  documentId: string;
  body: unknown[];
}

/** Uploads a PDF, as the editors' screens do, and returns its path on the uploads' host. */
export async function uploadPdf(
  editor: CmsAdmin,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const form = new FormData();
  form.append("files", new Blob([bytes], { type: "application/pdf" }), name);
  const answer = await editor.post("/upload", form);
  const [file] = (await answer.json()) as { url: string }[];
  if (!file) throw new Error(`The upload answered ${answer.status}.`);
  return new URL(file.url, "http://uploads.invalid").pathname;
}

/** Publishes the article with a link at its end; what is answered publishes it as it was. */
export async function linkFromArticle(
  editor: CmsAdmin,
  slug: string,
  link: { text: string; url: string },
): Promise<() => Promise<void>> {
  const found = await editor.call<{ results: Article[] }>("GET", `${ARTICLES}?filters[slug][$eq]=${slug}`);
  const [article] = found.body.results;
  if (!article) throw new Error(`There is no article „${slug}“.`);
  const publish = async (body: unknown[]) => {
    const { status } = await editor.call("POST", `${ARTICLES}/${article.documentId}/actions/publish`, {
      body,
    });
    if (status !== 200) throw new Error(`Publishing the article answered ${status}.`);
  };
  const text = (words: string) => ({ type: "text", text: words });
  const children = [text(""), { type: "link", url: link.url, children: [text(link.text)] }, text("")];
  await publish([...article.body, { type: "paragraph", children }]);
  return () => publish(article.body);
}
