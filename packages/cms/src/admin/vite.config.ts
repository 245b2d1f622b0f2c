interface Plugin {
  name: string;
  apply: "build";
  transform(code: string, id: string): { code: string; map: null } | null;
  buildEnd(error?: Error): void;
}

interface Part {
  module: RegExp;
  found: RegExp;
  /** Nothing: it is left out. */
  instead?: string;
}

const COOKIES = /\/@strapi\/admin\/dist\/admin\/admin\/src\/utils\/cookies\.mjs$/;
const IS_TLS = "window.location.protocol === 'https:'";

/** Parts of Strapi's screens (5.54) that offer what the content system refuses, or do what it does not want, for which they have no setting. */
const PARTS: readonly Part[] = [
  // A password's length in bytes and its kinds of characters; the length in characters stays.
  {
    module: /\/pages\/Settings\/pages\/Users\/utils\/validation\.mjs$/,
    found: /\.test\('max-bytes'[\s\S]*?\/\\d\/\.test\(value\);\s*\}\)/,
  },
  // Files from addresses: a tab of the upload dialog, and an item of two menus of the media library.
  {
    module: /\/UploadAssetDialog\/AddAssetStep\/AddAssetStep\.mjs$/,
    found: /,\s*\/\*#__PURE__\*\/ jsx\(Tabs\.Trigger, \{\s*value: "url",[\s\S]*?\}\)\s*\}\)/,
  },
  {
    module: /\/future\/pages\/Assets\/AssetsPage\.mjs$/,
    found:
      /,\s*\/\*#__PURE__\*\/ jsx\(MenuItem, \{\s*onSelect: \(\)=>setIsUrlDialogOpen\(true\),[\s\S]*?\}\)\s*\}\)/,
  },
  {
    module: /\/future\/pages\/Assets\/components\/MainAreaContextMenu\.mjs$/,
    found: /,\s*\/\*#__PURE__\*\/ jsx\(Menu\.Item, \{\s*onSelect: onImportFromUrl,[\s\S]*?\}\)\s*\}\)/,
  },
  // By TLS the access token's cookie is of this very host: browsers want the name's beginning, the path `/` and `Secure`, for ending it too.
  {
    module: COOKIES,
    found: /const AUTH_COOKIE_NAME = [^;]+;/,
    instead: `const AUTH_COOKIE_NAME = ${IS_TLS} ? '__Host-jwtToken' : 'jwtToken';`,
  },
  {
    module: COOKIES,
    found: /const AUTH_COOKIE_PATH = [^;]+;/,
    instead: `const AUTH_COOKIE_PATH = ${IS_TLS} ? '/' : '/admin';`,
  },
  {
    module: COOKIES,
    found: /Expires=Thu, 01 Jan 1970 00:00:01 GMT;`/,
    instead: `Expires=Thu, 01 Jan 1970 00:00:01 GMT\${${IS_TLS} ? '; Secure' : ''}\``,
  },
];

function change(parts: readonly Part[]): Plugin {
  const left = new Set(parts);
  return {
    name: "gratweg-change-screens",
    apply: "build",
    transform(code, id) {
      const changed = parts.filter(({ module, found }) => module.test(id) && found.test(code));
      if (changed.length === 0) return null;
      for (const part of changed) left.delete(part);
      const replaced = changed.reduce(
        (text, { found, instead = "" }) => text.replace(found, () => instead),
        code,
      );
      return { code: replaced, map: null };
    },
    buildEnd(error) {
      if (error === undefined && left.size > 0)
        throw new Error(
          `Strapi's screens have changed: ${[...left].map(({ module }) => module.source).join(", ")} is not there.`,
        );
    },
  };
}

export default (config: { plugins?: unknown[] }) => ({
  ...config,
  plugins: [...(config.plugins ?? []), change(PARTS)],
});
