import { paths } from "@gratweg/contracts/routes";
import { Breadcrumbs, Container, Heading, Section, Stack, dialled } from "@gratweg/design-system";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { useEffect, useState } from "react";
import { Layout } from "../layout/Layout";
import { Seo } from "../layout/Seo";
import { SearchScreen } from "../search/SearchScreen";
import type { PageContext, SearchModel } from "../view-models";

export default function Search({ pageContext, location }: PageProps<object, PageContext<SearchModel>>) {
  const { t } = useTranslation();
  const { shell, params, model, meta } = pageContext;
  const [words, setWords] = useState("");
  useEffect(() => {
    document.title = words === "" ? meta.title : `${words} – ${meta.title}`;
  }, [words, meta.title]);
  // Gatsby notes on the location how it was reached; a page that was loaded afresh carries nothing.
  const { action } = location as { action?: string };
  return (
    <Layout shell={shell} params={params} path={location.pathname}>
      <Container width="wide">
        <Stack gap="1">
          <Breadcrumbs
            items={[{ href: paths.home(), label: t("menu.home") }, { label: t("search.title") }]}
          />
          <Heading level={1} size="h2">
            {words === "" ? t("search.title") : t("search.titleFor", { words })}
          </Heading>
        </Stack>
      </Container>
      <Section width="wide" space="end">
        <SearchScreen
          first={model.first}
          rankingHref={model.rankingHref}
          address={location.search}
          isReturn={action !== "PUSH"}
          onAsked={setWords}
          phone={{ label: shell.phone, href: `tel:${dialled(shell.phone)}` }}
        />
      </Section>
    </Layout>
  );
}

export function Head({ pageContext }: HeadProps<object, PageContext<SearchModel>>) {
  return <Seo meta={pageContext.meta} />;
}

export const query = graphql`
  query SearchTexts($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "search"] } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;
