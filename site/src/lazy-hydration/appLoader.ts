import { isForPreloading } from "./connection";
import { whenIdle } from "./whenIdle";

/** Holds Gatsby's scripts, inert, and names the page's own chunk (see gatsby-ssr.tsx). */
export const APP_TEMPLATE = "application";

export interface AppLoader {
  /** Starts the application, once; asks again for a script that could not be had. */
  load: () => void;
  /** Fetches what `load` will need, with low priority and where the connection is for it. */
  prefetch: () => void;
}

/** `onFailure` is told when a script could not be had. */
export function createAppLoader(page: Window, onFailure: () => void): AppLoader {
  const { document } = page;
  const template = document.querySelector<HTMLTemplateElement>(`template#${APP_TEMPLATE}`);
  const asked = new Set<string>();
  let isPrefetched = false;

  function load() {
    if (!template) return;
    Object.assign(page, globalsOf(template));
    for (const src of scriptsOf(template)) {
      if (asked.has(src)) continue;
      asked.add(src);
      const script = document.createElement("script");
      script.src = src;
      script.addEventListener("error", () => {
        script.remove();
        asked.delete(src);
        onFailure();
      });
      document.head.append(script);
    }
  }

  function prefetch() {
    if (!template || isPrefetched || asked.size > 0 || !isForPreloading(page.navigator)) return;
    isPrefetched = true;
    whenIdle(() => {
      for (const href of scriptsOf(template)) {
        const link = document.createElement("link");
        Object.assign(link, { rel: "prefetch", as: "script", href });
        document.head.append(link);
      }
    });
  }

  return { load, prefetch };
}

/** Gatsby's runtime and the chunks of the page, which the runtime would ask for only when it runs. */
function scriptsOf(template: HTMLTemplateElement): string[] {
  const runtime = [...template.content.querySelectorAll("script")].flatMap((script) =>
    script.src ? [script.getAttribute("src") ?? ""] : [],
  );
  const { chunk } = template.dataset;
  const chunks = JSON.parse(globalsOf(template)["___chunkMapping"] ?? "{}") as Record<string, string[]>;
  const own = (chunk && chunks[chunk]?.filter((file) => file.endsWith(".js"))) || [];
  return [...new Set([...runtime, ...own])];
}

/** What Gatsby's inline scripts would set; the security policy lets nobody run a text that was inserted. */
function globalsOf(template: HTMLTemplateElement): Record<string, string> {
  const globals: Record<string, string> = {};
  for (const { textContent } of template.content.querySelectorAll("script")) {
    const [, name, value] = /window\.(___\w+)\s*=\s*(".*");/.exec(textContent) ?? [];
    if (name && value) globals[name] = JSON.parse(value) as string;
  }
  return globals;
}
