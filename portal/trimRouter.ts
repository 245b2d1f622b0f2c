import type { Plugin } from "vite";

const ROUTER = /[\\/]@reach[\\/]router[\\/]dist[\\/][^\\/]+$/;

/**
 * Checks of React's older days, which React 19 does not read any more: because they are written to its links and redirects, these and
 * `prop-types` would come along although nobody uses them. Wherever the patterns do not match, the bundle is larger, nothing else.
 */
export function trimRouter(): Plugin {
  return {
    name: "trim-router",
    apply: "build",
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      const trimmed = code
        .replace(/([\w$]+)\.displayName="Link",\1\.propTypes=\{[^{}]*\}/, "0")
        .replace(/\b[\w$]+\.propTypes=\{[^{}]*\}/g, "0")
        // `forwardRef`, by the name that the line before gives to it.
        .replace(/(let\{forwardRef:([\w$]+)\}=.*?,[\w$]+=)(?=\2\()/, "$1/*#__PURE__*/");
      return { code: trimmed, map: null };
    },
  };
}
