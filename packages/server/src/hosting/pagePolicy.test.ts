import { siteByKey, type SiteConfig } from "@gratweg/sites";
import { createPageHeaders, createPortalHeaders, type ForeignAddresses } from "./pagePolicy";

const hello = "alert('Hello, world.');";
const page = { path: "/de", html: Buffer.from(`<style></style><script>${hello}</script>`), known: { hello } };
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const HELLO = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

function headersWith(site: Partial<SiteConfig> = {}, foreign?: ForeignAddresses) {
  return createPageHeaders(foreign, (key) => ({ ...siteByKey(key), ...site }))({ site: "biking", ...page });
}

function directives(headers: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    (headers["content-security-policy"] ?? "").split("; ").map((text) => {
      const [name = "", ...sources] = text.split(" ");
      return [name, sources.join(" ")];
    }),
  );
}

it("lets in the site itself and the page's own inline parts, nothing else", () => {
  expect(headersWith()).toEqual({
    "content-security-policy":
      `default-src 'self'; script-src 'self' ${HELLO}; style-src 'self' ${EMPTY}; img-src 'self' data:; font-src 'self'; ` +
      `connect-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default dompurify; report-uri /api/reports; report-to policy`,
    "reporting-endpoints": 'policy="/api/reports"',
  });
});

it("adds the uploads' host by its origin", () => {
  const foreign = { uploads: "https://dateien.example/ablage" };
  expect(directives(headersWith({}, foreign))).toMatchObject({
    "img-src": "'self' data: https://dateien.example",
  });
  expect(directives(headersWith({ uploadsHost: "https://rad-dateien.example" }, foreign))).toMatchObject({
    "img-src": "'self' data: https://rad-dateien.example",
  });
});

it("lets analytics be asked where a key is configured", () => {
  const host = "https://messen.example";
  const connections = (publicKey: string | null) =>
    directives(headersWith({ analytics: { publicKey, host } }))["connect-src"];
  expect([connections("phc_1"), connections(null)]).toEqual(["'self' https://messen.example", "'self'"]);
});

it("lets configured widgets in, and only the video consultation at camera and microphone", () => {
  const video = {
    script: "https://video.example/v1/widget.js",
    origins: ["https://raum.example", "https://video.example"],
  };
  const reviews = { script: "https://sterne.example/w.js", origins: [] };
  const both = headersWith({ widgets: { videoConsultation: video, reviews } });
  const further = "https://video.example https://raum.example https://sterne.example";
  expect(directives(both)).toMatchObject({
    "script-src": `'self' ${HELLO} https://video.example https://sterne.example`,
    "frame-src": further,
    "connect-src": `'self' ${further}`,
    "img-src": `'self' data: ${further}`,
    "style-src": `'self' ${EMPTY}`,
    "frame-ancestors": "'none'",
  });
  expect(both["permissions-policy"]).toContain(
    'camera=(self "https://video.example" "https://raum.example"), ',
  );
  expect(both["permissions-policy"]).toContain(
    'microphone=(self "https://video.example" "https://raum.example"), ',
  );
  expect(both["permissions-policy"]).toContain("geolocation=(), ");
  expect(
    headersWith({ widgets: { videoConsultation: null, reviews } })["permissions-policy"],
  ).toBeUndefined();
});

it("lets the portal's application have the video consultation as the site's pages do, and no reviews", () => {
  const widgets = {
    videoConsultation: { script: "https://termine.example/v1.js", origins: ["https://raum.example"] },
    reviews: { script: "https://sterne.example/v1.js", origins: [] },
  };
  const headers = createPortalHeaders({}, (key) => ({ ...siteByKey(key), widgets }))({
    site: "biking",
    ...page,
  });
  expect(directives(headers)).toMatchObject({
    "script-src": `'self' ${HELLO} https://termine.example`,
    "frame-src": "https://termine.example https://raum.example",
  });
  expect(headers["content-security-policy"]).not.toContain("sterne");
  expect(headers["permissions-policy"]).toContain(
    'camera=(self "https://termine.example" "https://raum.example")',
  );
});
