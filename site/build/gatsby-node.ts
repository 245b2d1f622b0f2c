import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode, Reporter } from "gatsby";
import type { Configuration } from "webpack";
import { createContentClient, createTourOperatorStore } from "@gratweg/content-client";
import { berlinDay } from "@gratweg/contracts/kernel";
import { PORTAL_ERROR_PAGE } from "@gratweg/contracts/routes";
import { siteByKey } from "@gratweg/sites/node";
import { analyticsConstant } from "./analytics";
import { withFormattedTexts } from "./formatted-texts";
import type { Content } from "./content";
import { cacheFolder } from "./cache-folder";
import { withFastScripts } from "./fast-scripts";
import { discoveryFiles } from "./discovery/files";
import { withPreviews, type PreviewedPages } from "./discovery/social/pictures";
import { withSitePictures, type Stored } from "./pictures/site-pictures";
import { writeInlineScripts } from "./inline-scripts";
import { missingPicks } from "./missing-picks";
import { footerOperators } from "./operator-logos";
import { sitePages } from "./pages";
import { pagesOutOfPlace } from "./pages/text-pages";
import { readingList, tripCollections } from "./reading-list";
import { contentQuery } from "./queries";
import { typeDefinitions } from "./schema";
import { buildSettings } from "./settings";
import { siteColours } from "./site-colours";
import { starter } from "./starter";
import { writeSiteIcons } from "./site-icons";
import { withSiblingLinks } from "./sibling-links";
import { picturesOf, tripsOf } from "./trips";
import common from "../locales/de/common.json";

const settings = buildSettings(process.env);
const site = siteByKey(settings.siteKey);

/** Pictures by tour number, for the server's search answers; collected while pages are made. */
let tripImages: Record<string, object[]> = {};
let previewed: PreviewedPages = { pages: [], sizes: Promise.resolve(new Map()) };

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefinitions);
};

export const createPages: GatsbyNode["createPages"] = async ({ actions, reporter, ...api }) => {
  const result = await api.graphql<Stored<Content>>(contentQuery);
  const { data } = result;
  if (!data || result.errors) {
    reporter.panicOnBuild("The content could not be read.", result.errors as Error);
    return;
  }
  const today = berlinDay();
  const pictures = await withSitePictures<Content>(data, {
    origin: settings.contentUrl,
    cache: cacheFolder("pictures", process.env, process.cwd()),
    warn: (message) => void reporter.warn(message),
  });
  const content = withSiblingLinks(withFormattedTexts(pictures.content, site, settings), site);
  const trips = tripsOf(content, site.key, today);
  tripImages = Object.fromEntries(picturesOf(trips));
  for (const line of [...missingPicks(content, trips, site), ...pagesOutOfPlace(content.pages.nodes)])
    reporter.warn(line);
  const operators = await operatorLogos(reporter);
  previewed = withPreviews(
    sitePages({
      content,
      trips,
      site,
      today,
      operators,
      production: settings.production,
      warn: (message) => void reporter.warn(message),
    }),
    site,
    { folder: path.join(process.cwd(), "public"), cache: cacheFolder("og", process.env, process.cwd()) },
  );
  await pictures.publish([previewed.pages, tripImages], path.join(process.cwd(), "public"));
  for (const page of previewed.pages)
    actions.createPage({
      path: page.path,
      ...(page.matchPath === undefined ? {} : { matchPath: page.matchPath }),
      component: path.resolve(process.cwd(), `src/templates/${page.template}.tsx`),
      context: {
        ...page.context,
        // The plugin leaves pages alone that carry this; it would build every page twice otherwise.
        i18n: {
          language: "de",
          languages: ["de"],
          defaultLanguage: "de",
          generateDefaultLanguagePage: false,
          routed: true,
          originalPath: page.path,
          path: page.path,
        },
      },
    });
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  actions.replaceWebpackConfig(withFastScripts((getConfig as () => Configuration)(), stage, process.cwd()));
  const define = plugins.define as (values: Record<string, string>) => object;
  actions.setWebpackConfig({
    plugins: [
      define({ ...analyticsConstant(site, settings), SITE_TOKEN_COOKIE: JSON.stringify(site.tokenCookie) }),
    ],
    module: {
      rules: [
        {
          test: /[\\/]contour-lines[\\/]ContourPaths\.c?js$/,
          enforce: "pre",
          use: path.join(process.cwd(), "build/contour-loader.cjs"),
        },
      ],
    },
  });
  if (stage === "build-html" || stage === "develop-html")
    actions.setWebpackConfig({
      plugins: [
        define({ SITE_THEME: JSON.stringify(site.theme), STARTER: JSON.stringify(`/${starter().name}`) }),
      ],
    });
  if (stage !== "build-javascript") return;
  const texts = path.join(process.cwd(), "src/texts");
  actions.setWebpackConfig({
    module: {
      rules: [
        {
          test: /\.cache[\\/](?:navigation|production-app|ensure-resources)\.js$/,
          enforce: "pre",
          use: path.join(process.cwd(), "build/reload-loader.cjs"),
        },
        {
          test: /\.cache[\\/]navigation\.js$/,
          enforce: "pre",
          use: { loader: path.join(process.cwd(), "build/announcer-loader.cjs"), options: common.announcer },
        },
      ],
    },
    resolve: {
      alias: {
        i18next$: path.join(texts, "i18next.ts"),
        "react-i18next$": path.join(texts, "react-i18next.tsx"),
        "browser-lang$": path.join(texts, "nothing.ts"),
        outdent$: path.join(texts, "nothing.ts"),
      },
    },
  });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  const folder = path.join(process.cwd(), "public");
  // Gatsby puts it into every site; no script of ours runs in it.
  rmSync(path.join(folder, "~partytown"), { recursive: true, force: true });
  await writeSiteIcons(folder, site);
  const { light } = siteColours(site);
  const discovery = discoveryFiles(previewed.pages, site, {
    production: settings.production,
    colours: { theme: light.band, background: light.background },
    pictureSizes: await previewed.sizes,
  });
  for (const [file, text] of Object.entries(discovery)) writeText(path.join(folder, file), text);
  writeJson(path.join(folder, "builds/latest.json"), {
    id: settings.buildId,
    builtAt: new Date().toISOString(),
  });
  writeJson(path.join(folder, "trip-images.json"), tripImages);
  writeJson(path.join(folder, "reading-list.json"), readingList(previewed.pages));
  writeJson(path.join(folder, "trip-collections.json"), tripCollections(previewed.pages));
  // The server sends this file for other addresses. As the 404 page, Gatsby leaves the address bar alone.
  const portalError = path.join(folder, PORTAL_ERROR_PAGE, "index.html");
  writeFileSync(
    portalError,
    readFileSync(portalError, "utf8").replace(
      `window.pagePath="${PORTAL_ERROR_PAGE}"`,
      'window.pagePath="/404.html"',
    ),
  );
  const { name, text } = starter();
  writeText(path.join(folder, name), text);
  writeInlineScripts(folder);
};

/** Section 7: the operators' call is made once, when the site is built; a visitor's browser makes none. */
function operatorLogos(reporter: Reporter) {
  const client = createContentClient({
    baseUrl: settings.contentUrl,
    onError: ({ name, status, message }) =>
      void reporter.warn(`Content system: ${name}, status ${status}: ${message}`),
  });
  return footerOperators(
    createTourOperatorStore(() => client.tourOperators()),
    { folder: path.join(process.cwd(), "public"), warn: (message) => void reporter.warn(message) },
  );
}

function writeJson(file: string, value: object): void {
  writeText(file, JSON.stringify(value));
}

function writeText(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
