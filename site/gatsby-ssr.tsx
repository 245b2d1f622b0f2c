import { renderToString } from "react-dom/server";
import type { GatsbySSR } from "gatsby";
import {
  createSiteTheme,
  fallbackFontFaces,
  fontFacesElementId,
  renderWithStyles,
  styleElementId,
} from "@gratweg/design-system/theme";
import { themeScript, trustedTypesScript } from "@gratweg/page-parts";
import type { SiteConfig } from "@gratweg/sites";
import { siteColours } from "./build/site-colours";
import { frameworkRules, withoutFrameworkStyles } from "./src/layout/frameworkStyles";
import { fontFaces, preloadedFonts } from "./src/layout/fonts";
import { signedInScript } from "./src/account/signedInScript";
import { bannerScript } from "./src/consent/bannerScript";
import { awaitedRules } from "./src/booking/awaitedRules";
import { askedRules } from "./src/search/askedRules";
import { addressScript } from "./src/layout/addressScript";
import { starterScript, withInertScripts } from "./src/lazy-hydration/appTemplate";
import { speculationRules } from "./src/lazy-hydration/speculationRules";
import { OuterRoot, Root } from "./src/layout/Root";

/** Filled in while this file is bundled (see gatsby-node.ts): a bundle reads no files. */
declare const SITE_THEME: SiteConfig["theme"];
declare const STARTER: string;

const siteTheme = createSiteTheme(SITE_THEME);
const { band } = siteColours({ theme: SITE_THEME }).light;

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Root path={props.location.pathname}>{element}</Root>
);

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) => (
  <OuterRoot>{element}</OuterRoot>
);

export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const { html, css } = renderWithStyles(() => renderToString(bodyComponent), siteTheme);
  replaceBodyHTMLString(withoutFrameworkStyles(html));
  setHeadComponents([
    <style
      key="fonts"
      id={fontFacesElementId}
      dangerouslySetInnerHTML={{
        __html:
          fontFaces +
          fallbackFontFaces +
          frameworkRules +
          askedRules +
          (html.includes("data-booking=") ? awaitedRules : ""),
      }}
    />,
    <style key="stitches" id={styleElementId} dangerouslySetInnerHTML={{ __html: css }} />,
  ]);
};

/** Of the page that is being made: Gatsby says it before it adds its scripts. */
let chunk = "";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
  loadPageDataSync,
  pathname,
}) => {
  chunk = (loadPageDataSync(pathname) as unknown as { componentChunkName: string }).componentChunkName;
  setHtmlAttributes({ lang: "de", className: siteTheme.className });
  setHeadComponents([
    starterScript(STARTER, chunk),
    <meta key="build" name="build-id" content={process.env.GATSBY_BUILD_ID ?? ""} />,
    <meta key="colour" name="theme-color" content={band} />,
    <link key="icon-png" rel="icon" type="image/png" sizes="32x32" href="/icons/icon-32.png" />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <link key="icon-touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <script key="trusted-types" dangerouslySetInnerHTML={{ __html: trustedTypesScript }} />,
    <script key="theme" dangerouslySetInnerHTML={{ __html: themeScript }} />,
    <script key="address" dangerouslySetInnerHTML={{ __html: addressScript }} />,
    <script key="signed-in" dangerouslySetInnerHTML={{ __html: signedInScript }} />,
    <script key="consent" dangerouslySetInnerHTML={{ __html: bannerScript }} />,
    <script
      key="speculation"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: speculationRules }}
    />,
    ...preloadedFonts.map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
    )),
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getPostBodyComponents,
  replacePostBodyComponents,
}) => replacePostBodyComponents(withInertScripts(getPostBodyComponents(), chunk));
