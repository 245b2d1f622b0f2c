import { createHash } from "node:crypto";
import { microcopy } from "./microcopy";
import { subjectOf, type Person } from "./people";

/** The house's paper, green and grays; system fonts, both themes. */
const STYLE = `
:root{color-scheme:light dark;--page:#edf2f0;--paper:#fff;--text:#0f1715;--muted:#45504d;--line:#8a9693;--soft:#ddf5e3;--green:#20663a;--on-green:#fff;--danger:#a3241b}
@media(prefers-color-scheme:dark){:root{--page:#0f1715;--paper:#1c2523;--text:#f6f9f8;--muted:#c9d1cf;--line:#6f7c79;--soft:#12361e;--green:#9bd9ab;--on-green:#0f1715;--danger:#ffb3ab}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--page);color:var(--text);font:1.0625rem/1.55 "Source Sans 3","Segoe UI",system-ui,sans-serif}
main{max-width:30rem;margin:0 auto;padding:clamp(1.5rem,8vh,5rem) 1rem 3rem}
section{padding:clamp(1rem,5vw,2.25rem);background:var(--paper);border-radius:16px}
.brand{display:flex;align-items:center;gap:.6rem;margin:0 0 1.25rem;color:var(--green);font-weight:700}
h1{margin:0 0 .5rem;font-size:clamp(1.6rem,6vw,2rem);line-height:1.15;letter-spacing:-.01em;text-wrap:balance}
h2{margin:1.75rem 0 .5rem;font-size:1.0625rem}
p{margin:0 0 .75rem;text-wrap:pretty}
ul{display:grid;gap:.5rem;margin:0;padding:0;list-style:none}
button{min-height:44px;border-radius:10px;font:inherit;cursor:pointer}
.person{display:grid;grid-template-columns:2.75rem 1fr;align-items:center;gap:.75rem;width:100%;padding:.7rem;border:1px solid var(--line);background:none;color:inherit;text-align:start}
.person:hover{border-color:var(--green);background:var(--soft)}
.initials{display:grid;place-items:center;width:2.75rem;height:2.75rem;border-radius:50%;background:var(--soft);color:var(--green);font-weight:700}
.name{display:block;font-weight:600}
small{display:block;color:var(--muted);font-size:.875rem;overflow-wrap:anywhere}
.flag{color:var(--danger)}
details{margin:1.25rem 0 0}
summary{min-height:44px;padding:.6rem 0;color:var(--green);font-weight:600;cursor:pointer}
label{display:block;margin:.75rem 0 .25rem;font-weight:600}
input:not([type=checkbox]){width:100%;min-height:44px;padding:.5rem .75rem;border:1px solid var(--line);border-radius:10px;background:var(--paper);color:inherit;font:inherit}
.check{display:flex;align-items:center;gap:.6rem;min-height:44px;font-weight:400}
input[type=checkbox]{width:1.25rem;height:1.25rem;accent-color:var(--green)}
.go{width:100%;margin:.75rem 0 0;padding:.6rem 1rem;border:0;background:var(--green);color:var(--on-green);font-weight:600}
.cancel{width:100%;margin:1.5rem 0 0;padding:.6rem 1rem;border:1px solid var(--line);background:none;color:inherit;font-weight:600}
.cancel:hover{border-color:var(--text)}
.error{padding:.6rem .85rem;border-inline-start:4px solid var(--danger);color:var(--danger);font-weight:600}
.note{margin:1.25rem .25rem 0;color:var(--muted);font-size:.9375rem}
:focus-visible{outline:3px solid var(--green);outline-offset:2px}
`;

/** Forms lead back to this origin, and from there by redirect to the one that asked. */
export const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; frame-ancestors 'none'`;

const MARK = `<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"><circle cx="14" cy="10" r="5"/><path d="M4 25c1.6-5.2 5.4-8 10-8s8.4 2.8 10 8"/></svg>`;

/** Choosing a person, inventing one, or going back. `action` is the form's own address. */
export function choicePage(action: string, people: readonly Person[], failed = false): string {
  return frame(
    microcopy.title,
    `<h1>${microcopy.title}</h1><p>${microcopy.lead}</p>
    <h2 id="people">${microcopy.people}</h2>
    <form method="post" action="${escape(action)}"><ul aria-labelledby="people">${people.map(personItem).join("")}</ul></form>
    <details${failed ? " open" : ""}><summary>${microcopy.other}</summary>
    <form method="post" action="${escape(action)}">
    ${failed ? `<p class="error" role="alert">${microcopy.invalid}</p>` : ""}
    ${field("email", microcopy.email, "email")}${field("firstName", microcopy.firstName)}${field("lastName", microcopy.lastName)}
    <label class="check"><input type="checkbox" name="verified" value="1" checked>${microcopy.verified}</label>
    <button class="go" name="choice" value="other">${microcopy.go}</button></form></details>
    <form method="post" action="${escape(action)}"><button class="cancel" name="choice" value="cancel">${microcopy.cancel}</button></form>`,
  );
}

export function messagePage(title: string, text: string, detail = ""): string {
  return frame(
    title,
    `<h1>${escape(title)}</h1><p>${escape(text)}</p>${detail ? `<p><small>${escape(detail)}</small></p>` : ""}`,
  );
}

function personItem({ email, firstName, lastName, isVerified }: Person): string {
  return `<li><button class="person" name="choice" value="${subjectOf(email)}"><span class="initials" aria-hidden="true">${escape(firstName.slice(0, 1) + lastName.slice(0, 1))}</span>
  <span><span class="name">${escape(`${firstName} ${lastName}`)}</span><small>${escape(email)}</small>${isVerified ? "" : `<small class="flag">${microcopy.unverified}</small>`}</span></button></li>`;
}

function field(name: string, label: string, type = "text"): string {
  return `<label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" required maxlength="200" autocomplete="off">`;
}

function frame(title: string, body: string): string {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${STYLE}</style></head>
  <body><main><section><div class="brand">${MARK}${microcopy.name}</div>${body}</section><p class="note">${microcopy.note}</p></main></body></html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
