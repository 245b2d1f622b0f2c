/** Country codes of those whose national numbers begin with a 0 that is not dialled behind the code. */
const CODES: Readonly<Record<string, string>> = { DE: "+49", AT: "+43", CH: "+41" };

/** The function of the design system, word for word; this package stands outside the workspace. A number as the telephone dials it: without „(0)“ behind a country code; a national one gets its country's code. */
export function dialled(phone: string, country = "DE"): string {
  const digits = phone
    .replace(/^(\s*\(?(?:\+|00)[\d\s().]*?)\(\s*0\s*\)/, "$1")
    .replace(/[^\d+]/g, "")
    .replace(/^00/, "+");
  const code = CODES[country];
  return code && digits.startsWith("0") ? code + digits.slice(1) : digits;
}
