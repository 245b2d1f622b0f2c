import type { GatsbyConfig } from "gatsby";
import { siteByKey } from "@gratweg/sites/node";
import { contentTypes } from "./content-types";
import { buildSettings } from "./settings";

const settings = buildSettings(process.env);
const site = siteByKey(settings.siteKey);

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: false,
  siteMetadata: { siteUrl: `https://${site.domain}` },
  plugins: [
    {
      resolve: "gatsby-source-strapi",
      options: {
        apiURL: settings.contentUrl,
        accessToken: settings.contentToken,
        collectionTypes: contentTypes.collections,
        singleTypes: contentTypes.singles,
        // `build/pictures` copies the sizes that the content system has made.
        skipFileDownloads: true,
      },
    },
    { resolve: "gatsby-source-filesystem", options: { name: "locale", path: `${process.cwd()}/locales` } },
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        localeJsonSourceName: "locale",
        languages: ["de"],
        defaultLanguage: "de",
        siteUrl: `https://${site.domain}`,
        trailingSlash: "never",
        redirect: false,
        verbose: false,
        i18nextOptions: {
          interpolation: { escapeValue: false },
          keySeparator: ".",
          nsSeparator: false,
          showSupportNotice: false,
        },
      },
    },
  ],
};

export default config;
