/**
 * What an import may cost a page, in kB (1000 bytes) of brotli; React is not counted, Stitches (5.8) and XState (12) are.
 *
 * The button and „general“ are promises and are not raised. The others stand a little above what was measured: a component that is
 * added may cost what it needs, so its commit raises the number of its family and says what came. Everything else that
 * grows has to be understood first: `npm run sizes -- --modules=name` lists what an import brings.
 */
const ds = "@gratweg/design-system";

/** What any team builds pages from; the other families are the portal's own page parts. */
export const GENERAL = [
  "primitives",
  "actions",
  "forms",
  "overlays",
  "navigation",
  "feedback",
  "data",
  "format",
  "rich-text",
];

/** The part of the theme that runs on a page; token tables and contrast are for tools. */
const PAGE_THEME = `export { applyGlobalStyles, createSiteTheme, darkThemeClass, getCssText, renderStyles, renderWithStyles, resetCss, styleElementId } from "${ds}/theme";`;

const all = (...families) => families.map((family) => `export * from "${ds}/${family}";`).join("");
const family = (name, limit) => ({ name: `${ds}/${name}`, code: all(name), limit });
const entry = (specifier, limit) => ({ name: specifier, code: `export * from "${specifier}";`, limit });
const machine = (name, limit) => ({
  name: `${name} of flows`,
  code: `export { ${name} } from "@gratweg/flows";`,
  limit,
});

export const budgets = {
  "design-system": [
    { name: "{ Button }", code: `export { Button } from "${ds}";`, limit: 7 },
    {
      name: "a header in ten lines",
      code: `export { applyGlobalStyles, createSiteTheme, Header, LinkProvider } from "${ds}";`,
      limit: 17.9,
    },
    { name: "general: nine families and the page's theme", code: PAGE_THEME + all(...GENERAL), limit: 45.9 },
    { name: "the whole, with every icon", code: `export * from "${ds}";`, limit: 100.2 },
    family("actions", 9),
    family("booking", 26.2),
    family("combobox", 70),
    family("consent", 20),
    family("data", 20.5),
    family("date-picker", 84),
    family("editorial", 18.6),
    family("feedback", 15.5),
    family("format", 1.2),
    family("forms", 20.6),
    family("icons", 19),
    family("membership", 28),
    family("navigation", 20.2),
    family("overlays", 12.5),
    family("primitives", 11.5),
    family("rich-text", 9),
    family("theme", 10.5),
    family("trip", 45.9),
  ],
  flows: [
    // 9 of it are the account's: fifteen machines, their calls and stores.
    entry("@gratweg/flows", 45.3),
    entry("@gratweg/flows/react", 10.8),
    machine("accountDeletionMachine", 14),
    machine("analyticsMachine", 12.8),
    machine("bookingMachine", 18.6),
    machine("buildCheckMachine", 13),
    machine("checkoutMachine", 13.5),
    machine("checkoutReturnMachine", 12.8),
    machine("consentMachine", 12.8),
    machine("contractDeclarationMachine", 14),
    machine("emailConfirmationMachine", 14),
    machine("membershipChangeMachine", 13.4),
    machine("newPasswordMachine", 13.8),
    machine("newsletterNoticeMachine", 12.8),
    machine("passwordChangeMachine", 13.8),
    machine("passwordRecoveryMachine", 14),
    machine("paymentAccessMachine", 13.1),
    machine("registrationMachine", 14.3),
    machine("resourceMachine", 13.5),
    machine("sessionListMachine", 13.5),
    machine("sessionMachine", 13.4),
    machine("submissionMachine", 13.5),
    machine("temporarySessionMachine", 12.5),
    machine("tripSearchMachine", 17.2),
    machine("tripSuggestionsMachine", 13),
    machine("userManagementMachine", 14.3),
    machine("widgetMachine", 12.6),
  ],
  "content-client": [entry("@gratweg/content-client", 5.6)],
  contracts: [
    // The schemas bring Zod. What a page needs lies in the entry points below, which are plain functions.
    entry("@gratweg/contracts", 95),
    entry("@gratweg/contracts/account-rules", 1.2),
    entry("@gratweg/contracts/amount", 0.8),
    entry("@gratweg/contracts/booking-rules", 2.7),
    entry("@gratweg/contracts/day", 1.5),
    entry("@gratweg/contracts/declaration-rules", 1.1),
    entry("@gratweg/contracts/routes", 1.9),
    entry("@gratweg/contracts/features", 0.8),
    entry("@gratweg/contracts/search-query", 3.8),
  ],
};

/** What all machines may share: storage, troubles of calls, rules of the contracts. */
const SHARED =
  "storage|trouble/|api/ApiFailure|(account-rules|booking-rules|features|search-query|routes|booking-prices|entry-text|day|amount|bounded)\\.";

function onlyItself(folder, name = `${camel(folder)}Machine`) {
  return {
    name: `${name} of flows`,
    code: `export { ${name} } from "@gratweg/flows";`,
    own: new RegExp(`^(${folder}/|${SHARED})`),
    foreign: ["xstate"],
  };
}

function camel(folder) {
  return folder.replace(/-(\w)/g, (_match, letter) => letter.toUpperCase());
}

/** Imports that bring nothing besides these modules (paths in the package's `dist`) and these other packages. */
export const companions = [
  {
    name: "{ Button }",
    code: `export { Button } from "${ds}";`,
    own: /^(button|icon|theme)\//,
    foreign: ["@stitches/react"],
  },
  ...[
    ...["analytics", "booking", "build-check", "consent", "newsletter-notice", "trip-search", "widget"],
    ...["session", "payment-access", "temporary-session", "registration", "new-password", "password-change"],
    ...["account-deletion", "checkout", "checkout-return", "membership-change", "user-management"],
    ...["resource", "submission"],
  ].map((folder) => onlyItself(folder)),
  onlyItself("mail-request", "emailConfirmationMachine"),
  onlyItself("mail-request", "passwordRecoveryMachine"),
];
