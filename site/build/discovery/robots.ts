import { paths } from "@gratweg/contracts/routes";

/**
 * Test systems are closed altogether: no crawler may load them, and what is loaded nevertheless says noindex in its head and by
 * the server's header.
 */
export function robotsFile(origin: string, { production }: { production: boolean }): string {
  if (!production) return "User-agent: *\nDisallow: /\n";
  const closed = [
    "/api/",
    "/internal/",
    `${paths.portal()}$`,
    `${paths.portal()}/`,
    "/de/de/portal/",
    "/de/reise/*/buchen/",
  ];
  return [
    "User-agent: *",
    "Allow: /",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
