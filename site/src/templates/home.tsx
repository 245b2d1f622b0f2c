import { Hero } from "@gratweg/design-system";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { About } from "../home/About";
import { HomeSections } from "../home/HomeSections";
import type { HomeModel } from "../home-models";
import { Layout } from "../layout/Layout";
import { Seo } from "../layout/Seo";
import { SiteSearch } from "../layout/SiteSearch";
import type { PageContext } from "../view-models";
import { Reviews } from "../widgets/Reviews";

export default function Home({ pageContext, location }: PageProps<object, PageContext<HomeModel>>) {
  const { shell, params, model } = pageContext;
  return (
    <Layout shell={shell} params={params} path={location.pathname}>
      <Hero
        kicker={model.kicker}
        title={model.headline}
        lead={model.lead}
        picture={model.hero ?? undefined}
        search={<SiteSearch />}
      />
      <HomeSections sections={model.sections} />
      <Reviews widget={shell.foreign.reviews} />
      <About about={model.about} />
    </Layout>
  );
}

export function Head({ pageContext }: HeadProps<object, PageContext<HomeModel>>) {
  return <Seo meta={pageContext.meta} />;
}

export const query = graphql`
  query HomeTexts($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
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
