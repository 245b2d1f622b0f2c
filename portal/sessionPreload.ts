import type { Plugin } from "vite";
import { closure, isSession } from "./firstView";

const PLACE = "[/* session */]";

/**
 * The machines of being signed in are no part of the first load, but whoever has a token waits for them: the head's script fetches them
 * beside the entry. Here it learns their names.
 */
export function sessionPreload(): Plugin {
  return {
    name: "session-preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const first = closure(chunks, ({ isEntry }) => isEntry);
        const later = closure(chunks, isSession).filter((chunk) => !first.includes(chunk));
        if (later.length === 0 || !html.includes(PLACE))
          throw new Error("The machines of being signed in have no place in the page.");
        return html.replace(PLACE, JSON.stringify(later.map(({ fileName }) => `/${fileName}`)));
      },
    },
  };
}
