import { Breadcrumbs, Grid, GridItem, PageHeader, RichText, Section, Stack } from "@gratweg/design-system";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DeclarationScreen } from "../declarations/DeclarationScreen";
import { DeclarationShell } from "../declarations/DeclarationShell";
import type { DeclarationModel } from "../declaration-models";
import { Contact } from "../editorial/Contact";
import { Layout } from "../layout/Layout";
import { Seo } from "../layout/Seo";
import type { PageContext } from "../view-models";

/** Cancelling or withdrawing: the form, what editors say about it, and who can be asked. */
export default function Declaration({
  pageContext,
  location,
}: PageProps<object, PageContext<DeclarationModel>>) {
  const { shell, params, model } = pageContext;
  const { crumbs, kind, view, title, intro, body } = model;
  return (
    <Layout shell={shell} params={params} path={location.pathname}>
      <PageHeader breadcrumbs={<Breadcrumbs items={crumbs} />} title={title} lead={intro} />
      <Section>
        <Grid gap="5">
          <GridItem span="8">
            <Stack gap="6">
              {view === "form" ? (
                <DeclarationScreen kind={kind} email={shell.email} phone={shell.phone} />
              ) : (
                <DeclarationShell kind={kind} view={view} />
              )}
              {body.length > 0 && view !== "received" && <RichText content={body} headingOffset={0} />}
            </Stack>
          </GridItem>
          <GridItem span="4">
            <Contact shell={shell} />
          </GridItem>
        </Grid>
      </Section>
    </Layout>
  );
}

export function Head({ pageContext }: HeadProps<object, PageContext<DeclarationModel>>) {
  return <Seo meta={pageContext.meta} />;
}

export const query = graphql`
  query DeclarationTexts($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "declarations"] } }) {
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
