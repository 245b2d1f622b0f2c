/** Id of the style element with the fallback faces: whoever renders pages beforehand writes it, else the browser gets one. */
export const fontFacesElementId = "gratweg-faces";

/** Local Arial, scaled to the metrics of the web fonts, so that nothing shifts when they arrive. */
const faces = [
  // Headlines are bold only; measured at weight 800 over a German sample.
  face("Bricolage Fallback", "600 800", { size: "102.5%", ascent: "90.8%", descent: "26.4%" }),
  face("Source Sans Fallback", "400 599", { size: "92.9%", ascent: "110.2%", descent: "43%" }),
  face("Source Sans Fallback", "600 800", { size: "89.5%", ascent: "114.4%", descent: "44.7%" }),
];

/**
 * The rules of the fallback faces, for a prerendered page's `<style id={fontFacesElementId}>`. Never in the sheet of the components:
 * when a sheet that holds a face gets one more rule, the browser lays out all of the page's text anew.
 */
export const fallbackFontFaces: string = faces.join("");

export function writeFallbackFaces(page: Document): void {
  if (page.getElementById(fontFacesElementId)) return;
  const style = page.createElement("style");
  style.id = fontFacesElementId;
  page.head.append(style);
  // Rule by rule into an empty element, as the components' own: a strict style-src blocks text.
  for (const rule of faces) style.sheet?.insertRule(rule, style.sheet.cssRules.length);
}

function face(
  family: string,
  weight: "400 599" | "600 800",
  { size, ascent, descent }: { size: string; ascent: string; descent: string },
): string {
  const src =
    weight === "400 599"
      ? 'local("Arial"),local("ArialMT"),local("Liberation Sans")'
      : 'local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold")';
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${src};size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;
}
