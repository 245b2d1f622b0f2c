import { scriptJson } from "@gratweg/contracts";
import type { MetaModel, SocialImageModel } from "../view-models";

/** What a page says of itself in its head: to search engines, to previews elsewhere, to readers of its feed. */
export function Seo({ meta }: { meta: MetaModel }) {
  const isArticle = meta.kind === "article";
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.canonical !== null && <link rel="canonical" href={meta.canonical} />}
      {meta.noindex && <meta name="robots" content="noindex" />}
      {meta.feed && (
        <link rel="alternate" type="application/rss+xml" title={meta.feed.title} href={meta.feed.href} />
      )}
      <meta property="og:type" content={meta.kind} />
      <meta property="og:site_name" content={meta.siteName} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      {meta.canonical !== null && <meta property="og:url" content={meta.canonical} />}
      <meta property="og:locale" content="de_DE" />
      {isArticle && meta.publishedOn !== null && (
        <meta property="article:published_time" content={meta.publishedOn} />
      )}
      {isArticle && meta.changedAt !== null && (
        <meta property="article:modified_time" content={meta.changedAt} />
      )}
      {meta.image ? <PreviewPicture {...meta.image} /> : <meta name="twitter:card" content="summary" />}
      {meta.jsonLd.map((item, index) => (
        <script key={index} type="application/ld+json">
          {scriptJson(item)}
        </script>
      ))}
    </>
  );
}

/** Networks that know only their own names take title and text from the Open Graph. */
function PreviewPicture({ url, width, height, alt }: SocialImageModel) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
