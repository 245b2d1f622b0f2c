import type { APIRequestContext, APIResponse } from "@playwright/test";
import type { SiteKey } from "@gratweg/sites";
import { product } from "./product";

/** Where a site answers, by the name that a browser on this machine resolves. */
export function originOf(key: SiteKey): string {
  return `http://${hostOf(key)}`;
}

/** Node does not resolve `*.localhost`: asks by number, with the site's host in the header. */
export function askSite(request: APIRequestContext, key: SiteKey, path: string): Promise<APIResponse> {
  return request.get(`http://127.0.0.1:${product().ports.GRATWEG_PORT}${path}`, {
    headers: { host: hostOf(key) },
    maxRedirects: 0,
  });
}

function hostOf(key: SiteKey): string {
  return `${key}.localhost:${product().ports.GRATWEG_PORT}`;
}
