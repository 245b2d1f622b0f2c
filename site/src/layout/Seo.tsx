import type { MetaModel } from "../view-models";

/** What a page says of itself in its head. */
export function Seo({ meta }: { meta: MetaModel }) {
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.canonical !== null && <link rel="canonical" href={meta.canonical} />}
      {meta.noindex && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      {meta.canonical !== null && <meta property="og:url" content={meta.canonical} />}
      <meta property="og:locale" content="de_DE" />
      {meta.jsonLd.map((item, index) => (
        <script key={index} type="application/ld+json">
          {JSON.stringify(item).replaceAll("<", "\\u003c")}
        </script>
      ))}
    </>
  );
}
