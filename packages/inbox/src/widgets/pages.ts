import { workingDays, type BookableDay } from "./workingDays";

const STYLE = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #16211f; background: #fff; }
* { box-sizing: border-box; }
body { margin: 0; padding: clamp(1rem, 3vw, 2rem); }
h1 { margin: 0 0 .5rem; font-size: clamp(1.125rem, 4vw, 1.375rem); line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 0; font-size: 1rem; }
p { margin: 0 0 1rem; }
.note { display: inline-block; margin: 0 0 1rem; padding: .25rem .5rem; border: 1px solid #8a9896; border-radius: 4px; background: #f4f6f5; color: #3b4745; font-size: .875rem; }
ul { list-style: none; margin: 0; padding: 0; }
.days { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); gap: 1rem; }
@media (min-width: 68rem) { .days { grid-template-columns: repeat(5, 1fr); } }
.days > li { padding: .875rem 1rem 1rem; border: 1px solid #c3cdcb; border-radius: 8px; }
.times { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .625rem; }
button { min-width: 4.25rem; min-height: 2.75rem; padding: 0 .75rem; border: 2px solid #4c5b58; border-radius: 6px; background: #fff; color: inherit; font: inherit; cursor: pointer; }
button:hover { background: #e7efed; }
:focus-visible { outline: 3px solid #1d5fc4; outline-offset: 2px; }
.reviews { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 1rem; }
.reviews > li { padding: 1rem; border: 1px solid #c3cdcb; border-radius: 8px; }
.reviews p { margin: .5rem 0 0; }
.grade { color: #3b4745; font-size: .9375rem; }
`;

/** The booking calendar of the video consultation's stand-in. */
export function videoPage(now: Date): string {
  return frame(
    "Termin für eine Videoberatung",
    `<main aria-label="Terminkalender"><h1>Wann passt es Ihnen?</h1>
<p>30 Minuten per Video, Uhrzeiten in Deutschland.</p>
<p class="note">Beispielkalender der Entwicklungsumgebung: Es wird nichts gebucht und nichts gesendet.</p>
<div id="calendar"><ul class="days">${workingDays(now).map(day).join("")}</ul></div></main>`,
    "/widgets/calendar.js",
  );
}

function day({ date, name, times }: BookableDay): string {
  const buttons = times.map(
    (time) =>
      `<button type="button" data-choice="${name} um ${time} Uhr" aria-label="${name}, ${time} Uhr">${time}</button>`,
  );
  return `<li><h2><time datetime="${date}">${name}</time></h2><div class="times">${buttons.join("")}</div></li>`;
}

/** Says that a slot was chosen; asks nobody. */
export const CALENDAR_SCRIPT = `"use strict";
const calendar = document.querySelector("#calendar");
const days = calendar.firstElementChild;
calendar.addEventListener("click", ({ target }) => {
  const choice = target instanceof HTMLButtonElement && target.dataset.choice;
  if (!choice) return;
  const heading = document.createElement("h2");
  heading.tabIndex = -1;
  heading.textContent = "Vorgemerkt: " + choice;
  const text = document.createElement("p");
  text.textContent = "In der Entwicklungsumgebung bleibt es bei dieser Anzeige.";
  const back = document.createElement("button");
  back.type = "button";
  back.textContent = "Anderen Termin wählen";
  back.addEventListener("click", () => {
    calendar.replaceChildren(days);
    target.focus();
  });
  calendar.replaceChildren(heading, text, back);
  heading.focus();
});
`;

const EXAMPLES = [
  [
    "5 von 5",
    "„Kleine Gruppe, ruhiges Tempo, und abends wusste jemand, wo der Kuchen ist.“",
    "Sabine, Wanderwoche im Karwendel",
  ],
  [
    "4 von 5",
    "„Die Höhenmeter standen genau so im Plan, wie wir sie in den Beinen hatten. Das Frühstück kam zu spät.“",
    "Jens, Hüttentour",
  ],
  ["5 von 5", "„Anreise mit der Bahn, Abholung am Bahnhof, kein Auto vermisst.“", "Mira und Tom, Küstenweg"],
] as const;

/** The review portal's stand-in. */
export function reviewsPage(): string {
  const items = EXAMPLES.map(
    ([grade, text, who]) =>
      `<li><span class="grade">${grade} Sternen</span><p>${text}</p><p class="grade">${who}</p></li>`,
  );
  return frame(
    "Bewertungen",
    `<main aria-label="Bewertungsportal"><h1>Beispielbewertungen der Entwicklungsumgebung</h1>
<p class="note">Erfunden, um den Platz zu zeigen, den ein Bewertungsportal hier füllt.</p>
<ul class="reviews">${items.join("")}</ul></main>`,
  );
}

function frame(title: string, body: string, script?: string): string {
  const tag = script ? `<script src="${script}" defer></script>` : "";
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="stylesheet" href="/widgets/widgets.css">${tag}</head><body>${body}</body></html>`;
}

export { STYLE as WIDGET_STYLE };
