interface FileType {
  type: string;
  compress: boolean;
}

const text = (type: string): FileType => ({ type: `${type}; charset=utf-8`, compress: true });
const binary = (type: string): FileType => ({ type, compress: false });

const TYPES: Readonly<Record<string, FileType>> = {
  html: text("text/html"),
  css: text("text/css"),
  js: text("text/javascript"),
  mjs: text("text/javascript"),
  json: text("application/json"),
  webmanifest: text("application/manifest+json"),
  xml: text("application/xml"),
  txt: text("text/plain"),
  svg: text("image/svg+xml"),
  gpx: text("application/gpx+xml"),
  ics: text("text/calendar"),
  wasm: { type: "application/wasm", compress: true },
  ico: { type: "image/x-icon", compress: true },
  png: binary("image/png"),
  jpg: binary("image/jpeg"),
  jpeg: binary("image/jpeg"),
  webp: binary("image/webp"),
  avif: binary("image/avif"),
  gif: binary("image/gif"),
  woff: binary("font/woff"),
  woff2: binary("font/woff2"),
  pdf: binary("application/pdf"),
  mp4: binary("video/mp4"),
};

/** Where the name says more than its ending. */
const BY_NAME: Readonly<Record<string, FileType>> = { "rss.xml": text("application/rss+xml") };

const UNKNOWN = binary("application/octet-stream");

export function fileType(path: string): FileType {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const dot = name.lastIndexOf(".");
  return BY_NAME[name] ?? ((dot >= 0 && TYPES[name.slice(dot + 1).toLowerCase()]) || UNKNOWN);
}

/** Files whose name changes with their content: Gatsby's bundles and everything that it copies below /static/, previews, Vite's assets. */
export function isHashed(path: string): boolean {
  return (
    /^\/static\/.+/.test(path) ||
    /^\/vorschau\/[0-9a-f]{16,}\.jpg$/.test(path) ||
    /[-.][0-9a-f]{16,}\.(?:js|mjs|css)$/.test(path) ||
    /^\/portal-assets\/.+-[\w-]{8,}\.\w+$/.test(path)
  );
}
