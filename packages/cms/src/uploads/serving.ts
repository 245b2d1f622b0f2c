import { posix } from "node:path";
import { kindOfExtension, PDF } from "./kinds";

/** The file that a path means, in the way in which it is looked up: decoded once, without dots. Null: no upload. */
export function uploadOf(path: string): string | null {
  const plain = posix.normalize(`/${decoded(path)}`);
  return /^\/uploads(?:\/|$)/i.test(plain) ? plain : null;
}

/**
 * Whose pages may show uploads. Where all sites and the uploads lie below one domain, nobody else's: they neither embed the pictures nor
 * measure them. A browser takes hosts for one site only by https, and `localhost` is no common domain.
 */
export function resourcePolicy({ uploads, content }: Hosts, sites: readonly string[]): string {
  const [, domain = ""] = /^https:\/\/[^./]+\.([^/:]+\.[^/:]+)/.exec(uploads || content || "") ?? [];
  const isBelow = (site: string): boolean => {
    const host = /^https:\/\/([^/:]+)/.exec(site)?.[1];
    return host === domain || host?.endsWith(`.${domain}`) === true;
  };
  return domain !== "" && sites.length > 0 && sites.every(isBelow) ? "same-site" : "cross-origin";
}

/** Nothing runs, whatever the file is: what is no picture by its name is saved and never shown. */
export function uploadHeaders(file: string, shownBy: string): Record<string, string> {
  const kind = kindOfExtension(posix.extname(file));
  return {
    "Content-Security-Policy": "sandbox; default-src 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": shownBy,
    "Content-Type": kind?.mime ?? "application/octet-stream",
    ...(kind === null || kind === PDF ? { "Content-Disposition": "attachment" } : {}),
  };
}

export interface Hosts {
  /** The origin of GRATWEG_UPLOADS_HOST; without one, every host serves everything. */
  uploads: string | undefined;
  content: string | undefined;
}

interface Asked {
  host: string;
  isUpload: boolean;
  /** What browsers say about themselves; programs say nothing. */
  fetchSite: string;
  fetchDest: string;
}

/**
 * Whether this host answers this request. Uploads with a host of their own are there alone, and nothing else is: the content
 * system's own host keeps them for its screens, which show them as pictures, and for programs such as the build.
 */
export function isServedHere({ uploads, content }: Hosts, asked: Asked): boolean {
  const own = hostOf(uploads);
  if (own === undefined || own === hostOf(content)) return true;
  if (asked.host.toLowerCase() === own) return asked.isUpload;
  if (!asked.isUpload || asked.fetchSite === "") return true;
  return asked.fetchSite === "same-origin" && (asked.fetchDest === "image" || asked.fetchDest === "empty");
}

function hostOf(origin: string | undefined): string | undefined {
  return origin && URL.canParse(origin) ? new URL(origin).host : undefined;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
