/**
 * What an import may cost a page, in kB (1000 bytes) of brotli; React is not counted, Stitches (5.8) and XState (12) are.
 *
 * The button and "general" are promises and are not raised. The others stand a little above what was measured: a component that is
 * added may cost what it needs, so its commit raises the number of its family and says what came.
 */
const SYSTEM = "@gratweg/design-system";
const FLOWS = "@gratweg/flows";
const CONTRACTS = "@gratweg/contracts";
/** What any team builds pages from; the other families are the portal's own page parts. */
const GENERAL = "primitives actions forms overlays navigation feedback data format rich-text".split(" ");
/** The part of the theme that runs on a page; token tables and contrast are for tools. */
const PAGE_THEME =
  "applyGlobalStyles, createSiteTheme, darkThemeClass, getCssText, renderStyles, renderWithStyles, resetCss, styleElementId";

/** kB by entry point of the design system. */
const FAMILIES = {
  actions: 9,
  booking: 26.2,
  combobox: 70,
  consent: 20,
  data: 20.5,
  "date-picker": 84,
  editorial: 18.7,
  feedback: 15.5,
  format: 1.2,
  forms: 20.6,
  icons: 19,
  membership: 28,
  navigation: 20.4,
  overlays: 12.5,
  primitives: 11.5,
  "rich-text": 9,
  theme: 10.5,
  trip: 45.9,
};
/** kB by machine, imported alone. */
const MACHINES = {
  accountDeletion: 14,
  analytics: 12.8,
  booking: 18.7,
  buildCheck: 13,
  checkout: 13.5,
  checkoutReturn: 12.8,
  consent: 12.8,
  contractDeclaration: 14,
  emailConfirmation: 14,
  membershipChange: 13.4,
  newPassword: 13.8,
  newsletterNotice: 12.8,
  passwordChange: 13.8,
  passwordRecovery: 14,
  paymentAccess: 13.1,
  registration: 14.3,
  resource: 13.5,
  sessionList: 13.5,
  session: 13.4,
  submission: 13.5,
  temporarySession: 12.5,
  tripSearch: 17.2,
  tripSuggestions: 13,
  userManagement: 14.3,
  widget: 12.6,
};
/** kB by entry point of the contracts; all but the whole, whose schemas bring Zod, are plain functions. */
const RULES = {
  "account-rules": 1.2,
  amount: 0.8,
  "booking-rules": 2.7,
  day: 1.5,
  "declaration-rules": 1.1,
  routes: 1.9,
  features: 1.1,
  "search-query": 3.8,
};

const budget = (name, limit, code) => ({
  name,
  limit: `${limit} kB`,
  // Has to be a file; what is measured is the code that an application would write.
  path: "package.json",
  modifyEsbuildConfig: (config) => ({
    ...config,
    entryPoints: undefined,
    stdin: { contents: code, resolveDir: import.meta.dirname },
    format: "esm",
    target: "es2022",
    charset: "utf8",
    external: ["react", "react-dom"],
    define: { "process.env.NODE_ENV": '"production"' },
  }),
});
const entry = (name, limit) => budget(name, limit, `export * from "${name}";`);
const entries = (of, limits) => Object.entries(limits).map(([name, limit]) => entry(`${of}/${name}`, limit));

export default [
  budget("{ Button }", 7, `export { Button } from "${SYSTEM}";`),
  budget(
    "a header in ten lines",
    17.9,
    `export { applyGlobalStyles, createSiteTheme, Header, LinkProvider } from "${SYSTEM}";`,
  ),
  budget(
    "general: nine families and the page's theme",
    46,
    [
      `export { ${PAGE_THEME} } from "${SYSTEM}/theme";`,
      ...GENERAL.map((name) => `export * from "${SYSTEM}/${name}";`),
    ].join(""),
  ),
  entry(SYSTEM, 100.2),
  ...entries(SYSTEM, FAMILIES),
  entry(FLOWS, 45.5),
  entry(`${FLOWS}/react`, 10.8),
  ...Object.entries(MACHINES).map(([name, limit]) =>
    budget(`${name}Machine`, limit, `export { ${name}Machine } from "${FLOWS}";`),
  ),
  entry("@gratweg/content-client", 5.6),
  entry(CONTRACTS, 95.5),
  ...entries(CONTRACTS, RULES),
];
