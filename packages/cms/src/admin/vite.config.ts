interface Plugin {
  name: string;
  apply: "build";
  transform(code: string, id: string): { code: string; map: null } | null;
  buildEnd(error?: Error): void;
}

interface Part {
  module: RegExp;
  found: RegExp;
}

/** Parts of Strapi's screens (5.54) that offer what the content system refuses, for which they have no setting. */
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
];

function leaveOut(parts: readonly Part[]): Plugin {
  const left = new Set(parts);
  return {
    name: "gratweg-leave-out",
    apply: "build",
    transform(code, id) {
      const part = parts.find(({ module }) => module.test(id));
      if (!part?.found.test(code)) return null;
      left.delete(part);
      return { code: code.replace(part.found, ""), map: null };
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
  plugins: [...(config.plugins ?? []), leaveOut(PARTS)],
});
