import { readdirSync, statSync } from "node:fs";
import path from "node:path";

/**
 * What is changed, and the tests that have to notice; `dom`: those with a browser's globals. Left alone everywhere: texts for people, and lists of
 * names that only other parts read (GraphQL, generated types).
 *
 * @typedef {{ title: string, folders: string[], leave?: RegExp, node: string[], dom?: string[], skip?: string[] }} Part
 * @type {Readonly<Record<string, Part>>}
 */
export const PARTS = {
  flows: {
    title: "State machines, their rules and clients",
    folders: ["packages/flows/src"],
    leave: /\/react\//,
    // The paths that are generated from a machine follow most changes of it.
    node: ["packages/flows/src/**/!(*.paths).test.ts"],
    dom: ["packages/flows/src/**/*.test.tsx"],
  },
  "portal-session": {
    title: "The portal's session",
    folders: ["portal/src/session"],
    leave: /\/issueTexts\.ts$/,
    node: ["portal/src/session/**/*.test.ts"],
    dom: ["portal/src/session/**/*.test.tsx"],
  },
  "site-layout": {
    title: "The sites' layout",
    folders: ["site/src/layout"],
    // Imports font files, which only the bundler knows.
    leave: /\/fonts\.ts$/,
    node: ["site/src/layout/**/*.test.ts"],
    dom: ["site/src/{layout,errors}/**/*.test.tsx"],
  },
  "site-build": {
    title: "Content to pages",
    folders: ["site/build"],
    // What Gatsby calls is seen by a build alone.
    leave:
      /\/(?:(?:\w+-)?(?:queries|schema|schema-language|query-parts|content-types|site-colours)|gatsby-(?:config|node))\.ts$/,
    node: ["site/build/**/*.test.ts"],
  },
  server: {
    title: "Server",
    folders: ["packages/server/src"],
    leave: /\/(?:main|index|microcopy|\w+Texts)\.ts$/,
    node: ["packages/server/src/**/*.test.ts"],
    skip: ["packages/server/src/http/confirmationPage.test.ts"],
  },
  booking: {
    title: "Booking, the content system's domain",
    folders: ["packages/cms/src/domain/bookings"],
    // What PostgreSQL and Strapi do is seen by the integration tests alone.
    leave: /\/(?:postgres-[\w-]+|content|content-cache|running|bookings|service-only)\.ts$/,
    node: ["packages/cms/src/domain/bookings/*.test.ts", "packages/cms/src/domain/*.test.ts"],
  },
  "sign-in": {
    title: "Sign-in, of members and of editors",
    folders: ["packages/cms/src/domain/sign-in", "packages/cms/src/editor-sign-in"],
    // `breached` reads half a million numbers in each test of each change.
    leave: /\/(?:running|register|microcopy|page-style|alerts|controllers|breached)\.ts$/,
    node: ["packages/cms/src/{domain/sign-in,editor-sign-in}/*.test.ts"],
  },
};

/** In none of them: tests, what only tests use, and what has no code of its own. */
const NEVER =
  /\.test\.tsx?$|\.d\.c?ts$|(?:fixtures?|testing)\.ts$|\/testing\/|\/(?:json-ld\/rules|validate-xml)\.ts$/;

/**
 * A part's files, from the repository's root.
 *
 * @param {string} root
 * @param {Part} part
 */
export function filesOf(root, { folders, leave }) {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => path.posix.join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !NEVER.test(file) && !leave?.test(file))
      .sort(),
  );
}

/**
 * One after the other, so that whoever ends a run loses little: what a run has found is kept when it is over.
 *
 * @param {string} root
 * @param {string[]} files
 * @param {number} mostBytes
 */
export function slicesOf(root, files, mostBytes) {
  /** @type {string[][]} */
  const slices = [];
  let room = 0;
  for (const file of files) {
    const { size } = statSync(path.join(root, file.replace(/:[\d:-]+$/, "")));
    if (size > room || slices.length === 0) {
      slices.push([]);
      room = mostBytes;
    }
    slices.at(-1)?.push(file);
    room -= size;
  }
  return slices;
}

/** What no test of these reads. */
export const LEFT_OUT = [
  ...["dist", ".cache", ".gratweg", "test-results", "coverage", "storybook-static", "sbom"],
  ...["/docs", "/consumers", "/packages/e2e", "/.storybook", "/site/public", "/site/.building"],
  ...["/packages/cms/.tmp", "/packages/cms/build", "/packages/cms/.strapi", "/packages/cms/public"],
];
