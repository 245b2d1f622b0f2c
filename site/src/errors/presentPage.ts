import type { LinkLoader } from "../preloading/limitPreloads";
import type { Texts } from "../texts/translate";
import type { PageContext, ShellModel } from "../view-models";

interface LoadedPage {
  status?: string;
  error?: unknown;
  json?: {
    pageContext?: Partial<PageContext<unknown>>;
    data?: { locales?: { edges: { node: { ns: string; data: string } }[] } };
  };
}

/** What Gatsby's runtime gives to everybody in a browser. */
export interface GatsbyLoader extends LinkLoader {
  loadPageSync(path: string, options?: { withErrorDetails: boolean }): LoadedPage | undefined;
}

declare global {
  interface Window {
    ___loader?: GatsbyLoader;
  }
}

export interface PresentPage {
  shell: ShellModel;
  params: Record<string, string>;
  texts: Texts;
}

/** Header's and footer's data of the page at this path; null when they have not come or make no sense. */
export function presentPage(path: string): PresentPage | null {
  try {
    const json = window.___loader?.loadPageSync(path)?.json;
    const common = json?.data?.locales?.edges.find(({ node }) => node.ns === "common");
    const context = json?.pageContext;
    if (!common || !context?.shell) return null;
    return {
      shell: context.shell,
      params: context.params ?? {},
      texts: JSON.parse(common.node.data) as Texts,
    };
  } catch {
    return null;
  }
}

/** Why the page at this path could not be loaded; undefined when it could, or is on its way. */
export function loadingError(path: string): unknown {
  return window.___loader?.loadPageSync(path, { withErrorDetails: true })?.error;
}
