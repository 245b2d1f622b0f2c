/** In CSS pixels at full size; text stays readable at 13 px. */
export const TITLE = 28;
export const LINE = 18;
export const PADDING = 12;
export const TEXT_SIZE = { title: 15, line: 13 } as const;

export type MeasureText = (text: string, kind: keyof typeof TEXT_SIZE) => number;

/** Widths as the browser draws them, once its fonts are there. */
export async function textMeasure(element: Element): Promise<MeasureText> {
  const { fontFamily } = getComputedStyle(element);
  const context = document.createElement("canvas").getContext("2d");
  const fonts = {
    title: `700 ${TEXT_SIZE.title}px ${fontFamily}`,
    line: `${TEXT_SIZE.line}px ${fontFamily}`,
  };
  await Promise.all(Object.values(fonts).map((font) => document.fonts.load(font)));
  return (text, kind) => {
    if (!context) return text.length * TEXT_SIZE[kind] * 0.6;
    context.font = fonts[kind];
    return Math.ceil(context.measureText(text).width);
  };
}
