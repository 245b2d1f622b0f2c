/** Browser and system as people know them; null: something else. */
export interface DeviceLabel {
  browser: string | null;
  system: string | null;
}

/** In this order: most browsers call themselves by others' names, too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\b(?:OPR|OPiOS)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*Safari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** As little as somebody needs to know their own devices by: no versions, and nothing of the header itself is kept. */
export function deviceLabel(userAgent: string): DeviceLabel {
  // Browsers say less of themselves; patterns take long over what somebody made up.
  const said = userAgent.slice(0, 512);
  const first = (kinds: typeof BROWSERS) => kinds.find(([sign]) => sign.test(said))?.[1] ?? null;
  return { browser: first(BROWSERS), system: first(SYSTEMS) };
}
