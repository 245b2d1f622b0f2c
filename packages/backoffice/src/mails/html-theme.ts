/** The site's green and cool gray (packages/design-system/src/theme/palettes.ts), fixed here: mail programs know no variables. */
export const light = {
  page: "#edf2f0",
  paper: "#ffffff",
  text: "#0f1715",
  muted: "#45504d",
  line: "#dee4e2",
  green: "#20663a",
  deep: "#092211",
  deepLine: "#2c834c",
  onDeep: "#effbf2",
  onDeepMuted: "#c1eacb",
  soft: "#ddf5e3",
  onSoft: "#12361e",
} as const;

const dark = {
  page: "#0f1715",
  paper: "#1c2523",
  text: "#f6f9f8",
  muted: "#c9d1cf",
  line: "#2e3835",
  green: "#9bd9ab",
  soft: "#12361e",
  onSoft: "#ddf5e3",
} as const;

const TEXT = "'Source Sans 3','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const DISPLAY = "'Bricolage Grotesque','Avenir Next','Segoe UI',Helvetica,Arial,sans-serif";

/** Inline, because many programs drop the head's style sheet. */
export const styles = {
  body: `margin:0;padding:0;background-color:${light.page};`,
  page: `background-color:${light.page};`,
  paper: `width:100%;max-width:600px;background-color:${light.paper};`,
  band: `padding:28px 40px 0;background-color:${light.deep};`,
  brand: `margin:0 0 36px;font:700 18px/24px ${DISPLAY};letter-spacing:0.02em;color:${light.onDeep};`,
  eyebrow: `margin:0 0 8px;font:600 16px/24px ${TEXT};color:${light.onDeepMuted};`,
  title: `margin:0;font:700 36px/42px ${DISPLAY};letter-spacing:-0.01em;text-wrap:balance;color:${light.onDeep};`,
  subtitle: `margin:10px 0 0;font:400 19px/27px ${TEXT};color:${light.onDeepMuted};`,
  content: "padding:16px 40px 40px;",
  small: `padding:8px 40px 40px;border-top:1px solid ${light.line};`,
  footer: "padding:24px 40px 40px;",
  paragraph: `margin:16px 0 0;font:400 17px/26px ${TEXT};color:${light.text};`,
  mutedParagraph: `margin:12px 0 0;font:400 15px/23px ${TEXT};color:${light.muted};`,
  smallParagraph: `margin:8px 0 0;font:400 15px/23px ${TEXT};color:${light.text};`,
  footerParagraph: `margin:8px 0 0;font:400 14px/21px ${TEXT};color:${light.muted};`,
  heading: `margin:40px 0 0;font:700 23px/29px ${DISPLAY};color:${light.text};`,
  smallHeading: `margin:24px 0 0;font:700 16px/24px ${TEXT};color:${light.text};`,
  table: "width:100%;margin:12px 0 0;border-collapse:collapse;",
  factLabel: `width:34%;padding:10px 12px 10px 0;border-top:1px solid ${light.line};font:400 16px/24px ${TEXT};color:${light.muted};text-align:left;vertical-align:top;`,
  factValue: `padding:10px 0;border-top:1px solid ${light.line};font:600 16px/24px ${TEXT};color:${light.text};text-align:left;vertical-align:top;word-break:break-word;`,
  factText: `padding:10px 0;border-top:1px solid ${light.line};font:400 16px/24px ${TEXT};color:${light.text};text-align:left;vertical-align:top;word-break:break-word;`,
  amountLabel: `padding:10px 12px 10px 0;border-top:1px solid ${light.line};font:400 16px/24px ${TEXT};color:${light.text};text-align:left;vertical-align:top;`,
  amountDetail: `color:${light.muted};white-space:nowrap;`,
  amount: `padding:10px 0;border-top:1px solid ${light.line};font:400 16px/24px ${TEXT};color:${light.text};text-align:right;vertical-align:top;white-space:nowrap;`,
  totalLabel: `padding:12px 12px 12px 0;border-top:2px solid ${light.green};font:700 18px/26px ${TEXT};color:${light.text};text-align:left;`,
  total: `padding:12px 0;border-top:2px solid ${light.green};font:700 18px/26px ${TEXT};color:${light.text};text-align:right;white-space:nowrap;`,
  list: "width:100%;margin:8px 0 0;border-collapse:collapse;",
  steps: "margin:12px 0 0;padding:0 0 0 28px;",
  step: `margin:0 0 12px;padding:0 0 0 4px;font:400 17px/26px ${TEXT};color:${light.text};`,
  notice: `margin:20px 0 0;padding:16px 20px;background-color:${light.soft};border-left:4px solid ${light.green};font:400 17px/26px ${TEXT};color:${light.onSoft};`,
  card: `padding:14px 0 16px;border-top:1px solid ${light.line};`,
  cardRole: `margin:0;font:400 15px/22px ${TEXT};color:${light.muted};`,
  cardTitle: `margin:0 0 2px;font:700 17px/26px ${TEXT};color:${light.text};`,
  cardLine: `margin:0;font:400 16px/25px ${TEXT};color:${light.text};`,
  link: `color:${light.green};text-decoration:underline;word-break:break-word;`,
  buttonCell: `background-color:${light.green};border-radius:6px;`,
  button: `display:inline-block;padding:13px 24px;font:600 17px/22px ${TEXT};color:#ffffff;text-decoration:none;`,
  quietCell: `border:2px solid ${light.green};border-radius:6px;`,
  quietButton: `display:inline-block;padding:11px 22px;font:600 17px/22px ${TEXT};color:${light.green};text-decoration:none;`,
  preview: "display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:transparent;",
} as const;

export type StyleName = keyof typeof styles;

const on = (names: readonly StyleName[], rule: string) =>
  `${names.map((name) => `.${name}`).join(",")}{${rule}}`;

/** What cannot be inline: the dark theme and narrow screens. Without it the mail is light and still fits. */
export const headStyles = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media (max-width:480px){",
  on(["band", "content", "small", "footer"], "padding-left:20px!important;padding-right:20px!important"),
  on(["title"], "font-size:30px!important;line-height:36px!important"),
  on(["brand"], "margin-bottom:24px!important"),
  on(["factLabel"], "display:block!important;width:auto!important;padding-bottom:0!important"),
  on(["factValue", "factText"], "display:block!important;border-top:0!important;padding-top:0!important"),
  "}",
  "@media (prefers-color-scheme:dark){",
  on(["body", "page"], `background-color:${dark.page}!important`),
  on(["paper"], `background-color:${dark.paper}!important`),
  on(
    [
      "paragraph",
      "smallParagraph",
      "heading",
      "smallHeading",
      "factValue",
      "factText",
      "amountLabel",
      "amount",
      "totalLabel",
      "total",
      "step",
      "cardTitle",
      "cardLine",
    ],
    `color:${dark.text}!important`,
  ),
  on(
    ["mutedParagraph", "footerParagraph", "factLabel", "cardRole", "amountDetail"],
    `color:${dark.muted}!important`,
  ),
  on(
    ["small", "factLabel", "factValue", "factText", "amountLabel", "amount", "card"],
    `border-color:${dark.line}!important`,
  ),
  on(["totalLabel", "total"], `border-color:${dark.green}!important`),
  on(
    ["notice"],
    `background-color:${dark.soft}!important;border-color:${dark.green}!important;color:${dark.onSoft}!important`,
  ),
  on(["link", "quietButton"], `color:${dark.green}!important`),
  on(["quietCell"], `border-color:${dark.green}!important`),
  on(["buttonCell"], `background-color:${dark.green}!important`),
  on(["button"], `color:${light.deep}!important`),
  "}",
].join("");
