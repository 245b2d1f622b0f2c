import js from "@eslint/js";
import globals from "globals";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import { importX } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const packages = [
  "contracts",
  "sites",
  "content-client",
  "trip-search",
  "flows",
  "design-system",
  "page-parts",
  "server",
  "identity",
  "inbox",
  "cms",
  "e2e",
];

/** What each part may import of the workspace; the same table stands in docs/architecture.md. */
const allowed = {
  contracts: [],
  sites: [],
  "design-system": [],
  "content-client": ["contracts"],
  "trip-search": ["contracts"],
  flows: ["contracts"],
  "page-parts": ["design-system", "flows", "contracts", "sites"],
  server: ["contracts", "content-client", "trip-search", "sites"],
  identity: [],
  inbox: [],
  e2e: ["contracts", "content-client", "inbox", "sites"],
};

const zones = Object.entries(allowed).map(([name, reachable]) => ({
  target: `./packages/${name}`,
  from: [
    ...packages
      .filter((other) => other !== name && !reachable.includes(other))
      .map((other) => `./packages/${other}`),
    "./site",
    "./portal",
  ],
  message: `${name} may import only: ${reachable.join(", ") || "no workspace package"}.`,
}));

zones.push({
  target: "./site/src",
  from: ["./packages/server", "./packages/cms", "./packages/trip-search", "./packages/e2e"],
  message: "The site may import only: page-parts, design-system, flows, content-client, contracts, sites.",
});

zones.push(
  {
    target: "./portal",
    from: [
      "./packages/server",
      "./packages/cms",
      "./packages/trip-search",
      "./packages/inbox",
      "./packages/e2e",
      "./site",
    ],
    message:
      "The portal may import only: page-parts, design-system, flows, content-client, contracts, sites.",
  },
  { target: "./site", from: ["./portal"], message: "Site and portal never import each other." },
);

export default tseslint.config(
  {
    ignores: [
      "**/node_modules/**",
      "**/dist/**",
      "**/.cache/**",
      "site/public/**",
      "storybook-static/**",
      "packages/cms/build/**",
      "packages/cms/.strapi/**",
      "packages/cms/.tmp/**",
      "packages/cms/types/generated/**",
      "packages/content-client/src/generated/**",
      ".gratweg/**",
      // Strangers' applications: what they import is installed in a copy only.
      "consumers/**",
    ],
  },
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    files: ["packages/!(cms)/**/*.{ts,tsx}", "{site,portal}/**/*.{ts,tsx}", ".storybook/**/*.{ts,tsx}"],
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [createTypeScriptImportResolver({ project: ["tsconfig.base.json"] })],
    },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones }],
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
    },
  },
  {
    files: ["**/*.tsx"],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ["packages/**/*.{ts,tsx}", "{site,portal}/**/*.{ts,tsx}", ".storybook/**/*.{ts,tsx}"],
    ignores: ["packages/design-system/src/theme/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { group: ["@stitches/*"], message: "Only the design system's theme folder imports Stitches." },
          ],
        },
      ],
    },
  },
  {
    // Pages compose; whatever they look like comes from the design system.
    files: ["{site,portal}/src/**/*.tsx", "packages/page-parts/src/**/*.tsx"],
    ignores: ["**/*.test.tsx"],
    rules: {
      "no-restricted-imports": [
        "error",
        { paths: [{ name: "@stitches/react", message: "Pages compose components of the design system." }] },
      ],
      "no-restricted-syntax": [
        "error",
        {
          selector: "JSXAttribute[name.name=/^(style|className)$/]",
          message: "Pages compose components of the design system and style nothing themselves.",
        },
      ],
    },
  },
  {
    files: ["**/*.{js,mjs,cjs}"],
    languageOptions: { globals: globals.node },
  },
  {
    files: ["site/src/**/*.{js,jsx}", "site/gatsby-browser.*"],
    languageOptions: { globals: globals.browser },
  },
);
