// What is shown here is what the consumers' tests build and open.
import registry from "../../consumers/next-app-router/app/StyleRegistry.tsx?raw";
import header from "../../consumers/vite-react-19/src/SiteHeader.tsx?raw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Mono, Points, Sheet, Source, Topic } from "./parts";
import { PageLink } from "./PageLink";

const meta = {
  title: "Foundations/Install",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

const theme = `
import { applyGlobalStyles, createSiteTheme, darkThemeClass } from "@gratweg/design-system/theme";

const site = createSiteTheme({ primary: "orange", gray: "cool" });
applyGlobalStyles(site);
document.documentElement.classList.add(site.className);
document.documentElement.classList.toggle(darkThemeClass, visitorChoseDark);`;

const server = `
import { renderToString } from "react-dom/server";
import { renderWithStyles, styleElementId } from "@gratweg/design-system/theme";

const { html, css } = renderWithStyles(() => renderToString(<Page />), site);
const page = \`<style id="\${styleElementId}">\${css}</style>…\${html}\`;`;

const subpaths = `
import { Button } from "@gratweg/design-system/actions";
import { TextField } from "@gratweg/design-system/forms";
import { TripCard } from "@gratweg/design-system/trip";
import { ComboBox } from "@gratweg/design-system/combobox"; // also npm install react-aria-components`;

export const Install: StoryObj = {
  render: () => (
    <Sheet
      title="Install"
      lead="One package, React 18.2 or 19, ES modules and CommonJS, typed. No provider, no configuration, no style sheet to import."
    >
      <Topic
        title="In ten lines"
        note="A styled, typed, accessible header with its mobile menu: the same file in Vite, in Next.js and in Jest. Elsewhere than in Next.js the first line may go."
      >
        <Source label="Install">{"npm install @gratweg/design-system"}</Source>
        <Source label="A header">{header}</Source>
      </Topic>
      <Topic
        title="Fonts"
        note="Self-hosted from npm. Until they arrive, local faces with the same metrics stand in: nothing shifts."
      >
        <Source label="Fonts">{`
import "@fontsource-variable/bricolage-grotesque/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";`}</Source>
      </Topic>
      <Topic
        title="Theme and site"
        note={
          <>
            Light is the default whatever the system prefers; dark is the visitor’s choice. An unknown colour
            is warned of once and replaced. All names: <PageLink page="Colour">Colour</PageLink>.
          </>
        }
      >
        <Source label="Theme">{theme}</Source>
      </Topic>
      <Topic
        title="Server rendering"
        note="Deterministic: the same page gives the same rules, whatever was rendered before. Render synchronously, because the sheet is global."
      >
        <Source label="Server rendering">{server}</Source>
        <Source label="Next.js, around the layout's content">{registry}</Source>
      </Topic>
      <Topic title="Content-Security-Policy" note="Made for a strict policy.">
        <Points
          items={[
            <>
              No component writes a <Mono>style</Mono> attribute; prerendered rules stand in one{" "}
              <Mono>style</Mono> element, whose hash or nonce the policy names.
            </>,
            <>
              An application without prerendered pages needs the hash of the empty string in{" "}
              <Mono>style-src</Mono>: rules are added through the CSS object model. Or it brings the element
              under a nonce, see the README.
            </>,
            "No inline script, no eval, no request to another host.",
          ]}
        />
      </Topic>
      <Topic
        title="Only what you need"
        note="Each family has an entry point of its own. The whole is free of side effects, so bundlers drop what is not imported."
      >
        <Source label="Entry points">{subpaths}</Source>
      </Topic>
      <Topic
        title="Links"
        note="Paths of the same site go through your router; everything else stays a plain anchor."
      >
        <Source label="Links">{`<LinkProvider component={RouterLink}>…</LinkProvider>`}</Source>
      </Topic>
      <Topic title="Without React" note="The same tokens as custom properties and for designers’ tools.">
        <PageLink page="Tokens">Tokens</PageLink>
      </Topic>
    </Sheet>
  ),
};
