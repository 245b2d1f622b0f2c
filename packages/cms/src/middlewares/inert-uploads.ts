import { isServedHere, resourcePolicy, uploadHeaders, uploadOf, type Hosts } from "../uploads/serving";

interface Context {
  path: string;
  host: string;
  status: number;
  req: { headers: Record<string, unknown> };
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
    // Strapi's reader of ranges promises more bytes than a file has. Pictures and papers are read whole.
    if (file !== null) delete ctx.req.headers.range;
    await next();
    if (file !== null) ctx.set(uploadHeaders(file, shownBy));
  };
}
