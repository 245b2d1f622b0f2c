import { renderToString } from "react-dom/server";
import type { GatsbySSR } from "gatsby";
import { createSiteTheme, renderWithStyles, styleElementId } from "@gratweg/design-system/theme";
import type { SiteConfig } from "@gratweg/sites";
import { frameworkRules, withoutFrameworkStyles } from "./src/layout/frameworkStyles";
import { fontFaces, preloadedFonts } from "./src/layout/fonts";
import { themeScript } from "./src/layout/themeScript";
import { Root } from "./src/layout/Root";

/** Filled in while this file is bundled (see gatsby-node.ts): a bundle reads no files. */
declare const SITE_THEME: SiteConfig["theme"];

const siteTheme = createSiteTheme(SITE_THEME);

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element }) => <Root>{element}</Root>;

export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const { html, css } = renderWithStyles(() => renderToString(bodyComponent), siteTheme);
  replaceBodyHTMLString(withoutFrameworkStyles(html));
  setHeadComponents([
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces + frameworkRules }} />,
    <style key="stitches" id={styleElementId} dangerouslySetInnerHTML={{ __html: css }} />,
  ]);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: "de", className: siteTheme.className });
  setHeadComponents([
    <meta key="build" name="build-id" content={process.env.GATSBY_BUILD_ID ?? ""} />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <script key="theme" dangerouslySetInnerHTML={{ __html: themeScript }} />,
    ...preloadedFonts.map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
    )),
  ]);
};
