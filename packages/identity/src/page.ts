import { PEOPLE, subjectOf, type Person } from "./people";

/** The house's paper, green and grays; system fonts, both themes. */
const STYLE = `
:root{color-scheme:light dark;--page:light-dark(#edf2f0,#0f1715);--paper:light-dark(#fff,#1c2523);--text:light-dark(#0f1715,#f6f9f8);--muted:light-dark(#45504d,#c9d1cf);--line:light-dark(#8a9693,#6f7c79);--soft:light-dark(#ddf5e3,#12361e);--green:light-dark(#20663a,#9bd9ab);--danger:light-dark(#a3241b,#ffb3ab)}
*{box-sizing:border-box}
body{margin:0 auto;padding:clamp(1.5rem,8vh,5rem) 1rem 3rem;max-width:30rem;background:var(--page);color:var(--text);font:1.0625rem/1.55 system-ui,sans-serif}
main{padding:clamp(1rem,5vw,2.25rem);background:var(--paper);border-radius:16px}
h1{margin:0 0 .5rem;font-size:clamp(1.6rem,6vw,2rem);line-height:1.15}
h2{margin:1.75rem 0 .5rem;font-size:1.0625rem}
ul{display:grid;gap:.5rem;margin:0;padding:0;list-style:none}
button,input:not([type=checkbox]){width:100%;min-height:44px;padding:.6rem .75rem;border:1px solid var(--line);border-radius:10px;background:none;color:inherit;font:inherit}
button{cursor:pointer}
button:hover{border-color:var(--green);background:var(--soft)}
li button{text-align:start}
form>button{margin-top:1rem;font-weight:600}
small{display:block;color:var(--muted);font-size:.875rem;overflow-wrap:anywhere}
summary{margin-top:1rem;padding:.6rem 0;color:var(--green);font-weight:600;cursor:pointer}
label{display:block;margin:.75rem 0 .25rem;font-weight:600}
.error{color:var(--danger);font-weight:600}
:focus-visible{outline:3px solid var(--green);outline-offset:2px}
`;

const LEAD = "Gratweg möchte Ihren Namen und Ihre E‑Mail-Adresse erfahren. Als wer möchten Sie weitergehen?";
const INVALID = "Bitte geben Sie eine E-Mail-Adresse, einen Vornamen und einen Nachnamen ein.";
const NOTE =
  "Diese Seite gehört zur Entwicklungsumgebung: Es gibt keine Passwörter, und nichts verlässt diesen Rechner.";
const HOME = "Ein OpenID-Connect-Anbieter für Entwicklung und Tests. Die Anmeldung beginnt bei Gratweg.";
const EXPIRED = "Bitte gehen Sie zurück zu Gratweg und beginnen Sie dort noch einmal.";
const WRONG = "Die Anfrage passt nicht zu dem, was diese Entwicklungsumgebung kennt:";

/** Choosing a person, inventing one, or going back. */
export function choicePage(failed: boolean): string {
  return frame(
    "Anmelden mit Demo",
    `<p>${LEAD}</p>
    <h2 id="people">Erfundene Personen</h2>
    <form method="post"><ul aria-labelledby="people">${PEOPLE.map(personItem).join("")}</ul></form>
    <details${failed ? " open" : ""}><summary>Eine andere Person erfinden</summary><form method="post">
    ${failed ? `<p class="error" role="alert">${INVALID}</p>` : ""}
    ${field("email", "E-Mail-Adresse", "email")}${field("firstName", "Vorname")}${field("lastName", "Nachname")}
    <label><input type="checkbox" name="verified" value="1" checked> Demo hat die Adresse bestätigt</label>
    <button name="choice" value="other">Weiter zu Gratweg</button></form></details>
    <form method="post"><button name="choice" value="cancel">Abbrechen und zurück zu Gratweg</button></form>`,
  );
}

export const homePage = frame("Demo, ein Anmeldedienst zum Ausprobieren", `<p>${HOME}</p>`);
export const expiredPage = frame("Diese Anmeldung ist abgelaufen", `<p>${EXPIRED}</p>`);

export function wrongPage(detail: string): string {
  return frame("Diese Anmeldung ist nicht möglich", `<p>${WRONG}</p><small>${escape(detail)}</small>`);
}

function personItem({ email, firstName, lastName, isVerified }: Person): string {
  const note = isVerified ? "" : '<small class="error">Adresse nicht bestätigt</small>';
  return `<li><button name="choice" value="${subjectOf(email)}">${firstName} ${lastName}<small>${email}</small>${note}</button></li>`;
}

function field(name: string, label: string, type = "text"): string {
  return `<label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" required maxlength="200" autocomplete="off">`;
}

function frame(title: string, body: string): string {
  return `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <link rel="icon" href="data:,"><title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1>${body}</main><p><small>${NOTE}</small></p></html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
