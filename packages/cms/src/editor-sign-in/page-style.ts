import { createHash } from "node:crypto";

/** The colours of the sites and mails; system fonts, both themes, from 320 px on. */
export const PAGE_STYLE =
  ":root{color-scheme:light dark;--page:#edf2f0;--paper:#fff;--text:#0f1715;--muted:#45504d;--line:#8a9692;--green:#20663a;--on-green:#fff;--soft:#ddf5e3;--on-soft:#12361e;--danger:#9f1c1c;--danger-soft:#fdecec}" +
  "@media(prefers-color-scheme:dark){:root{--page:#0f1715;--paper:#1c2523;--text:#f6f9f8;--muted:#c9d1cf;--line:#7d8985;--green:#9bd9ab;--on-green:#092211;--soft:#12361e;--on-soft:#ddf5e3;--danger:#ffb4ab;--danger-soft:#3a1512}}" +
  "*{box-sizing:border-box}body{margin:0;min-height:100vh;background:var(--page);color:var(--text);font:1.0625rem/1.55 'Source Sans 3','Segoe UI',system-ui,sans-serif}" +
  "header{background:#092211;color:#effbf2;padding:1rem 1.5rem;font-weight:700;letter-spacing:.02em}header span{color:#c1eacb;font-weight:400;letter-spacing:0}" +
  "main{max-width:30rem;margin:clamp(1rem,8vh,6rem) auto 3rem;padding:2rem clamp(1.25rem,6vw,2.5rem) 2.5rem;background:var(--paper)}" +
  "h1{margin:0 0 .75rem;font-size:clamp(1.75rem,6vw,2.25rem);line-height:1.15;letter-spacing:-.01em;text-wrap:balance}" +
  "p{margin:0 0 1rem}.muted{color:var(--muted)}ol{margin:0 0 1.25rem;padding-left:1.5rem}li{margin:0 0 .375rem}" +
  "label{display:block;margin:1.25rem 0 0;font-weight:600}small{display:block;font-size:.9375rem;line-height:1.4;color:var(--muted)}" +
  "input{display:block;width:100%;min-height:3rem;margin:.375rem 0 0;padding:.5rem .75rem;border:1px solid var(--line);border-radius:6px;background:var(--paper);color:var(--text);font:inherit}" +
  "input[name=code]{font-size:1.25rem;letter-spacing:.08em}" +
  "button,.button{display:inline-block;width:100%;min-height:3rem;margin:1.75rem 0 0;padding:.6875rem 1.25rem;border:0;border-radius:6px;background:var(--green);color:var(--on-green);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}" +
  "button.quiet{margin-top:.75rem;background:none;border:2px solid var(--green);color:var(--green)}" +
  "a{color:var(--green)}p.links{margin:1.25rem 0 0}p.links a{display:inline-block;padding:.625rem 0}" +
  ":focus-visible{outline:3px solid var(--green);outline-offset:2px}" +
  ".error,.notice{margin:0 0 1.25rem;padding:.875rem 1rem;border-left:4px solid var(--danger);background:var(--danger-soft)}.notice{border-color:var(--green);background:var(--soft);color:var(--on-soft)}" +
  ".qr{display:block;width:100%;max-width:15rem;margin:0 auto 1rem;background:#fff}.qr svg{display:block;width:100%;height:auto}" +
  "code{font:1.0625rem/1.5 ui-monospace,'Cascadia Mono',Menlo,monospace;overflow-wrap:anywhere}" +
  "ul.codes{display:grid;grid-template-columns:repeat(auto-fit,minmax(11rem,1fr));gap:.25rem 1rem;margin:0 0 1rem;padding:1rem;border:1px solid var(--line);list-style:none}";

const hash = createHash("sha256").update(PAGE_STYLE).digest("base64");

/** No script at all: what is typed here must not be read by anything. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
