/** Id of the style element with the fallback faces: whoever renders pages beforehand writes it, else the browser gets one. */
export const fontFacesElementId = "gratweg-faces";

const regular = 'font-weight:400 599;src:local("Arial"),local("ArialMT"),local("Liberation Sans")';
const bold =
  'font-weight:600 800;src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold")';

/** Local Arial, scaled to the metrics of the web fonts, so that nothing shifts when they arrive. */
const faces = [
  // Headlines are bold only; measured at weight 800 over a German sample.
  `@font-face{font-family:"Bricolage Fallback";${bold};size-adjust:102.5%;ascent-override:90.8%;descent-override:26.4%;line-gap-override:0%}`,
  `@font-face{font-family:"Source Sans Fallback";${regular};size-adjust:92.9%;ascent-override:110.2%;descent-override:43%;line-gap-override:0%}`,
  `@font-face{font-family:"Source Sans Fallback";${bold};size-adjust:89.5%;ascent-override:114.4%;descent-override:44.7%;line-gap-override:0%}`,
];

/**
 * The rules of the fallback faces, for a prerendered page's `<style id={fontFacesElementId}>`. Never in the sheet of the components:
 * when a sheet that holds a face gets one more rule, the browser lays out all of the page's text anew.
 */
export const fallbackFontFaces: string = faces.join("");

export function writeFallbackFaces(): void {
  if (document.getElementById(fontFacesElementId)) return;
  const style = document.createElement("style");
  style.id = fontFacesElementId;
  // A policy that wants a nonce gets the one of the style element that such a page brings.
  style.nonce = document.querySelector<HTMLElement>("style[nonce]")?.nonce ?? "";
  document.head.append(style);
  // Rule by rule into an empty element, as the components' own: a strict style-src blocks text.
  for (const rule of faces) style.sheet?.insertRule(rule);
}
