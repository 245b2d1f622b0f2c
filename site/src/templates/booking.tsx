import { readBookingStep } from "@gratweg/flows";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { bookingAddress } from "../booking/bookingAddress";
import { BookingScreen } from "../booking/BookingScreen";
import { Layout } from "../layout/Layout";
import { Seo } from "../layout/Seo";
import type { BookingModel, PageContext } from "../view-models";

/** One shell for all departures: which one stands in the address, which only the browser knows. */
export default function Booking({
  pageContext,
  params,
  location,
}: PageProps<object, PageContext<BookingModel>>) {
  const { shell, model } = pageContext;
  // Gatsby notes on the location how it was reached; a page that was loaded afresh carries nothing.
  const { action } = location as { action?: string };
  const address = bookingAddress(params);
  return (
    <Layout shell={shell} params={params} path={location.pathname} hasNewsletter={false}>
      <BookingScreen
        key={address?.trip}
        address={address}
        search={location.search}
        isArrival={action === "PUSH"}
        model={model}
        phone={shell.phone}
      />
    </Layout>
  );
}

export function Head({ pageContext, location }: HeadProps<object, PageContext<BookingModel>>) {
  const { meta, model } = pageContext;
  const { search } = location as { search?: string };
  const step = readBookingStep(new URLSearchParams(search ?? "")) ?? "travellers";
  return <Seo meta={{ ...meta, title: model.titles[step] }} />;
}

export const query = graphql`
  query BookingTexts($language: String!) {
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
