const UPLOADS = "/uploads/";

/** The absolute address of an uploaded file; what is no uploads path stays. */
export function absoluteUpload(path: string, uploadsHost: string): string {
  return path.startsWith(UPLOADS) ? withoutSlash(uploadsHost) + path : path;
}

/** Every path in a text that begins with /uploads/; not one that goes on from another path or address. */
export function absoluteUploads(text: string, uploadsHost: string): string {
  return text.replace(
    /(^|[^\w/.:%~-])\/uploads\//g,
    (_, before: string) => before + withoutSlash(uploadsHost) + UPLOADS,
  );
}

function withoutSlash(host: string): string {
  return host.replace(/\/+$/, "");
}
