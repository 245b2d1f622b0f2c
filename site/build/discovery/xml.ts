export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

// oxlint-disable-next-line no-control-regex -- characters that no XML document may hold, not even escaped
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text for an element or for an attribute in double quotes. */
export function xml(text: string): string {
  return text
    .replace(FORBIDDEN, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

export function element(name: string, text: string): string {
  return `<${name}>${xml(text)}</${name}>`;
}
