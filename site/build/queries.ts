import { ASKED_FIELDS } from "@gratweg/contracts/features";
import { editorialFields } from "./editorial-queries";
import { media, named, seo, siteSelection } from "./query-parts";

/** Everything that a site's pages are made from, in one pass. */
export const contentQuery = /* GraphQL */ `
  query SiteContent {
    tours: allStrapiTour(sort: { number: ASC }) {
      nodes {
        number title slug teaser body updatedAt
        distanceKm ascentM descentM distanceNote techniqueGrade fitnessGrade groupSizeMin groupSizeMax
        guideLanguage arrivalByTrain reducedMobility canonicalSite
        ${Object.keys(ASKED_FIELDS).join(" ")}
        gallery { ${media} }
        highlights { title text }
        days { title description distanceKm ascentM descentM hours overnightPlace overnightKind meals }
        included { text }
        notIncluded { text }
        waypoints { name day kind latitude longitude elevationM distanceKm }
        questions { question answer }
        activities { ${named} }
        travelTypes { ${named} }
        travelFocusTypes { ${named} }
        country { ${named} }
        region { ${named} }
        operator { ${named} }
        sites { ${siteSelection} }
        seo { ${seo} }
      }
    }
    departures: allStrapiDeparture(sort: { startDate: ASC }) {
      nodes {
        number createdAt updatedAt startDate endDate priceCents singleSupplementCents capacity seatsLeft minimumParticipants guaranteed state
        tour { number }
      }
    }
    operators: allStrapiTourOperator(sort: [{ rank: ASC }, { name: ASC }]) {
      nodes {
        ${named} description street postalCode city countryName email phone website insolvencyInsurer
        logo { ${media} }
      }
    }
    countries: allStrapiCountry { nodes { ${named} continent { ${named} } } }
    regions: allStrapiRegion { nodes { ${named} teaser country { ${named} } } }
    activities: allStrapiActivity { nodes { ${named} description icon } }
    pages: allStrapiPage {
      nodes {
        title slug layout intro body updatedAt
        image { ${media} }
        sites { ${siteSelection} }
        seo { ${seo} }
      }
    }
    settings: allStrapiSiteSetting {
      nodes {
        supportEmail phone phoneLabel openingHours aboutTitle aboutBody insurancePartnerName insurancePartnerUrl testSystemNotice updatedAt
        aboutImage { ${media} }
        insurancePartnerLogo { ${media} }
        associations { name url logo { ${media} } }
        homeFacts { value label }
      }
    }
    ${editorialFields}
  }
`;
