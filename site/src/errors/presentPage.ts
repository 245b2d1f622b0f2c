import type { Texts } from "../texts/translate";
import type { PageContext, ShellModel } from "../view-models";

interface PageJson {
  pageContext?: Partial<PageContext<unknown>>;
  data?: { locales?: { edges: { node: { ns: string; data: string } }[] } };
}

interface LoadedPage {
  status?: string;
  error?: unknown;
  json?: PageJson;
}

/** What Gatsby's runtime gives to everybody in a browser. */
export interface GatsbyLoader {
  loadPage(path: string): Promise<unknown>;
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
  return toPresentPage(window.___loader?.loadPageSync(path)?.json);
}

/** The same of the site's error page, for when nothing of the present page has come. */
export async function fetchErrorPage(): Promise<PresentPage | null> {
  try {
    const response = await fetch("/page-data/404.html/page-data.json");
    const { result } = (await response.json()) as { result?: PageJson };
    return toPresentPage(result);
  } catch {
    return null;
  }
}

function toPresentPage(json: PageJson | undefined): PresentPage | null {
  try {
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
