import { isServedHere, resourcePolicy, uploadHeaders, uploadOf, type Hosts } from "../uploads/serving";

interface Context {
  path: string;
  host: string;
  status: number;
  get(header: string): string;
  set(headers: Record<string, string>): void;
}

/** Uploads are dead matter, those too that lie in the folder since before this rule. */
export default function inertUploads({ sites, ...hosts }: Hosts & { sites: readonly string[] }) {
  const shownBy = resourcePolicy(hosts, sites);
  return async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    const file = uploadOf(ctx.path);
    const asked = {
      host: ctx.host,
      isUpload: file !== null,
      fetchSite: ctx.get("sec-fetch-site"),
      fetchDest: ctx.get("sec-fetch-dest"),
    };
    if (!isServedHere(hosts, asked)) {
      ctx.status = 404;
      return;
    }
    await next();
    if (file !== null) ctx.set(uploadHeaders(file, shownBy));
  };
}
