import { createHash } from "node:crypto";
import { PLAIN_STYLE } from "../../../http/plainStyle";

/** On top of the house's plain pages: a card with facts and buttons, from 320 px on. */
export const SANDBOX_STYLE = `${PLAIN_STYLE}:root{color-scheme:light dark}
main{padding:clamp(1rem,8vh,5rem) clamp(.75rem,4vw,1.5rem) 3rem;max-width:33rem}
.badge{display:block;margin:0 0 1rem;padding:.6rem .9rem;border-radius:.5rem;background:#fdf0c8;color:#4d3b00;font-weight:600;font-size:1rem;text-align:center}
.card{background:#fff;border:1px solid #dbe1dc;border-radius:.75rem;padding:clamp(1rem,5vw,2rem)}
h1{font-size:clamp(1.5rem,6vw,2rem)}h2{margin:2rem 0 .5rem;padding-top:1.5rem;border-top:1px solid #dbe1dc;font-size:1.25rem;line-height:1.25}
.note{color:#4b5752;font-size:1rem}
dl{display:grid;grid-template-columns:1fr;gap:.1rem;margin:1.25rem 0}dt{color:#4b5752;font-size:.95rem}dd{margin:0 0 .6rem;font-weight:600;overflow-wrap:anywhere}
@media(min-width:28rem){dl{grid-template-columns:max-content 1fr;column-gap:1.5rem}dd{margin:0 0 .35rem}}
form{display:grid;gap:.75rem;margin:1rem 0 0}
button{min-height:3rem;padding:.65rem 1.25rem;border:2px solid #1f5c3f;border-radius:.5rem;background:transparent;color:#1f5c3f;font:inherit;font-weight:600;cursor:pointer;overflow-wrap:anywhere}
button:hover{background:#e6efe9}button.first{background:#1f5c3f;color:#fff}button.first:hover{background:#174831}
button.plain{border-color:transparent;text-decoration:underline;text-underline-offset:.2em}
:focus-visible{outline:3px solid #2f7fd1;outline-offset:3px;border-radius:.5rem}
.alert{margin:1rem 0 0;padding:.75rem 1rem;border-left:.3rem solid #b3261e;border-radius:.25rem;background:#fceceb;color:#6b130e}
.back{margin:1.25rem 0 0}
@media(prefers-color-scheme:dark){.badge{background:#493a08;color:#fbe7ab}.card{background:#1c2420;border-color:#37433d}h2{border-color:#37433d}.note,dt{color:#b5c0ba}
button{border-color:#8fd3ae;color:#8fd3ae}button:hover{background:#24332b}button.first{background:#8fd3ae;color:#10251a}button.first:hover{background:#a9e0c1}.alert{background:#3b1614;color:#ffd9d5}}`;

const SOURCE = `'sha256-${createHash("sha256").update(SANDBOX_STYLE).digest("base64")}'`;

/** No scripts at all; forms go to the same site and may lead on to the portal there. */
export const SANDBOX_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": `default-src 'none'; style-src ${SOURCE}; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
  "cache-control": "no-store",
};
