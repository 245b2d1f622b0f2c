import { Section } from "@gratweg/design-system";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { bookingAddress } from "../booking/bookingAddress";
import { BookingSkeleton } from "../booking/BookingSkeleton";
import { ConfirmationScreen } from "../booking/ConfirmationScreen";
import { displayName } from "../booking/displayName";
import { useMounted } from "../hydration/useMounted";
import { Layout } from "../layout/Layout";
import { Seo } from "../layout/Seo";
import type { PageContext } from "../view-models";

type Props = PageProps<object, PageContext<object>>;

/** One shell for all confirmations; its title names nobody, because titles are counted. */
export default function BookingConfirmation({ pageContext, params, location }: Props) {
  const { shell } = pageContext;
  const isMounted = useMounted();
  const address = bookingAddress(params);
  return (
    <Layout shell={shell} params={params} path={location.pathname}>
      <Section width="measure">
        {isMounted && address ? (
          <ConfirmationScreen
            address={address}
            fullName={displayName(params["fullName"])}
            phone={shell.phone}
            email={shell.email}
          />
        ) : (
          <BookingSkeleton />
        )}
      </Section>
    </Layout>
  );
}

export function Head({ pageContext }: HeadProps<object, PageContext<object>>) {
  return <Seo meta={pageContext.meta} />;
}

export const query = graphql`
  query ConfirmationTexts($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "booking"] } }) {
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
