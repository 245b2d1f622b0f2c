/** Whether an `Accept` header ranks JSON above HTML. A tie, a bare wildcard or no header at all means a page. */
export function prefersJson(accept: string | undefined): boolean {
  if (accept === undefined || accept === "" || accept === "*/*") return false;
  let json = 0;
  let html = 0;
  let any = 0;
  for (const part of accept.split(",")) {
    const [rawType = "", ...parameters] = part.split(";");
    const type = rawType.trim().toLowerCase();
    const quality = qualityOf(parameters);
    if (type === "application/json" || type === "application/problem+json") json = Math.max(json, quality);
    else if (type === "text/html" || type === "application/xhtml+xml" || type === "text/*")
      html = Math.max(html, quality);
    else if (type === "*/*") any = quality;
  }
  return html > 0 ? json > html : json > 0 && json >= any;
}

export interface AcceptedEncodings {
  br: boolean;
  gzip: boolean;
}

const known = new Map<string, AcceptedEncodings>();
const NONE: AcceptedEncodings = { br: false, gzip: false };

/** Browsers send a handful of different values, so each is read once and remembered. */
export function acceptedEncodings(header: string | string[] | undefined): AcceptedEncodings {
  if (header === undefined || header === "") return NONE;
  const text = Array.isArray(header) ? header.join(",") : header;
  const remembered = known.get(text);
  if (remembered) return remembered;
  const parsed = parseEncodings(text);
  if (known.size < 256 && text.length < 256) known.set(text, parsed);
  return parsed;
}

function parseEncodings(text: string): AcceptedEncodings {
  const qualities = new Map<string, number>();
  for (const part of text.split(",")) {
    const [name = "", ...parameters] = part.split(";");
    qualities.set(name.trim().toLowerCase(), qualityOf(parameters));
  }
  const any = qualities.get("*") ?? 0;
  return { br: (qualities.get("br") ?? any) > 0, gzip: (qualities.get("gzip") ?? any) > 0 };
}

function qualityOf(parameters: string[]): number {
  for (const parameter of parameters) {
    const match = /^\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/i.exec(parameter);
    if (match) return Number(match[1]);
  }
  return 1;
}
