const TYPED = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/;

/** Cents of what somebody types in euros: „840“, „840,50“, „1.499,99 €“. Undefined where it is no amount, „8.40“ for example. */
export function parseEuros(text: string): number | undefined {
  const [, whole, fraction = ""] = TYPED.exec(text.replace(/[\s€]/g, "")) ?? [];
  return whole === undefined
    ? undefined
    : Number(whole.replaceAll(".", "")) * 100 + Number(fraction.padEnd(2, "0"));
}

/** Writes cents as somebody would type them in euros. */
export const typedEuros = (cents: number): string =>
  (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace(".", ",");
