import { media, named, seo, siteSelection } from "./query-parts";

/** Fields of the content query for everything that is read: magazine, lists, help, legal texts. */
export const editorialFields = /* GraphQL */ `
  magazineTopics: allStrapiMagazineTopic(sort: [{ rank: ASC }, { name: ASC }]) {
    nodes { ${named} teaser updatedAt image { ${media} } }
  }
  magazineArticles: allStrapiMagazineArticle(sort: [{ publishedOn: DESC }, { title: ASC }]) {
    nodes {
      title slug teaser body author publishedOn updatedAt
      image { ${media} }
      topic { slug }
      tours { number }
      sites { ${siteSelection} }
      seo { ${seo} }
    }
  }
  topLists: allStrapiTopList(sort: [{ rank: ASC }, { title: ASC }]) {
    nodes {
      title slug teaser intro updatedAt
      image { ${media} }
      entries { reason tour { number } }
      sites { ${siteSelection} }
      seo { ${seo} }
    }
  }
  faqCategories: allStrapiFaqCategory(sort: [{ rank: ASC }, { name: ASC }]) { nodes { ${named} } }
  faqEntries: allStrapiFaqEntry(sort: [{ rank: ASC }, { question: ASC }]) {
    nodes { question answer updatedAt category { slug } sites { ${siteSelection} } }
  }
  supportTopics: allStrapiSupportTopic(sort: [{ rank: ASC }, { title: ASC }]) {
    nodes { title slug teaser icon body updatedAt }
  }
  imprint: allStrapiImprint { nodes { title body version updatedAt } }
  privacy: allStrapiPrivacy { nodes { title body version updatedAt } }
  influencerPage: allStrapiInfluencerPage {
    nodes { title intro body updatedAt image { ${media} } questions { question answer } }
  }
`;
