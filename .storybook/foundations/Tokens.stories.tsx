import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { darkThemeClass } from "@gratweg/design-system";
import { lightRoles } from "@gratweg/design-system/theme";
import { cssVariables, customProperty } from "../../packages/design-system/scripts/tokens/css";
import { chosenSite } from "../siteGlobals";
import { Mono, Points, Sheet, Source, Topic } from "./parts";
import { VariablesOnly } from "./VariablesOnly";

const meta = {
  title: "Foundations/Tokens",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

const css = `
@import "@gratweg/design-system/tokens.css";

.teaser {
  padding: var(--gratweg-space-3);
  border-radius: var(--gratweg-radius-lg);
  background: var(--gratweg-color-surface);
  color: var(--gratweg-color-text);
}
@media (min-width: 960px) { /* breakpoint md */ }`;

const html = `<html class="gratweg-primary-orange gratweg-gray-cool theme-dark">`;

const json = `
"role": {
  "$type": "color",
  "light": {
    "primary": { "$value": "{scale.primary.700}", "$description": "…" }
  }
}`;

export const Tokens: StoryObj = {
  render: (_args, { globals }) => {
    const { primary, gray } = chosenSite(globals).theme;
    return (
      <Sheet
        title="Tokens"
        lead="The same tables in two more forms, written at each build: custom properties for pages without React, and a document of the Design Tokens Community Group’s format for designers’ tools."
      >
        <Topic
          title="Custom properties"
          note="15 kB, 3 kB compressed. Light by default, dark by the same class as everywhere, one class for each primary and each gray palette; all on the root element."
        >
          <Source label="CSS">{css}</Source>
          <Source label="HTML">{html}</Source>
        </Topic>
        <Topic
          title="A page without our components"
          note="Plain elements, styled by tokens.css alone, in the site and theme of the toolbar. The story’s test compares every role’s computed colour with Stitches’ theme."
        >
          <VariablesOnly css={cssVariables()} primary={primary} gray={gray} />
        </Topic>
        <Topic
          title="tokens.json"
          note="Design Tokens Format Module 2025.10: Figma (by Tokens Studio or its own import), Penpot, Style Dictionary, Terrazzo and others read it."
        >
          <Source label="DTCG">{json}</Source>
        </Topic>
        <Topic title="What is where">
          <Points
            items={[
              <>
                <Mono>palette</Mono>, <Mono>grayPalette</Mono>: every scale. <Mono>scale</Mono>: the two of
                the default site.
              </>,
              <>
                <Mono>role.light</Mono>, <Mono>role.dark</Mono>: aliases of the scales, so that a tool changes
                a site in one place.
              </>,
              "Space, sizes, corners, fonts, weights, line heights, shadows, layers, durations, easings, transitions, breakpoints.",
              "Lengths that grow with the window stand at their greatest; $extensions keeps what CSS writes and the least.",
            ]}
          />
        </Topic>
      </Sheet>
    );
  },
  play: async () => {
    const root = document.documentElement;
    const before = root.className;
    const probe = document.body.appendChild(document.createElement("i"));
    const computed = (name: string) => {
      probe.setAttribute("style", `color: var(${name})`);
      return getComputedStyle(probe).color;
    };
    const differing: string[] = [];
    for (const dark of [false, true]) {
      root.classList.toggle(darkThemeClass, dark);
      for (const role of Object.keys(lightRoles)) {
        const [own, stitches] = [computed(customProperty("color", role)), computed(`--colors-${role}`)];
        if (own !== stitches) differing.push(`${role}: ${own}, ${stitches}`);
      }
    }
    probe.remove();
    root.className = before;
    await expect(differing).toEqual([]);
  },
};
