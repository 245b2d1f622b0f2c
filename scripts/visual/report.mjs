/**
 * The page of a review: what changed first, with before, after and difference beside each other.
 *
 * @typedef {{ key: string, title: string, name: string, width: number, theme: string }} Frame
 * @typedef {{ frame: Frame, state: "changed" | "added" | "removed", changed?: number, share?: number }} Finding
 * @param {{ base: string, head: string, findings: Finding[], equal: number, restless: string[] }} review
 */
export function reportPage({ base, head, findings, equal, restless }) {
  const of = (state) => findings.filter((finding) => finding.state === state);
  const sections = [
    section("Changed", of("changed"), ["before", "after", "difference"]),
    section("Added", of("added"), ["after"]),
    section("Removed", of("removed"), ["before"]),
  ].join("");
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Visual review: ${findings.length} of ${findings.length + equal}</title>
<style>${STYLES}</style>
<header>
<h1>Visual review</h1>
<p><code>${escape(base)}</code> → <code>${escape(head)}</code>: ${of("changed").length} changed, ${of("added").length} added,
${of("removed").length} removed, ${equal} equal.</p>
${restless.length > 0 ? `<p class="warning">Never twice the same, so not to be trusted: ${restless.map(escape).join(", ")}</p>` : ""}
<label>Find a story <input type="search" id="find" autocomplete="off"></label>
<fieldset><legend>Theme</legend>
<label><input type="radio" name="theme" value="" checked> both</label>
<label><input type="radio" name="theme" value="light"> light</label>
<label><input type="radio" name="theme" value="dark"> dark</label>
</fieldset>
</header>
<main>${sections || "<p>Nothing looks different.</p>"}</main>
<script>${SCRIPT}</script>
</html>
`;
}

function section(title, findings, pictures) {
  if (findings.length === 0) return "";
  return `<section><h2>${title} (${findings.length})</h2>${findings.map((finding) => article(finding, pictures)).join("")}</section>`;
}

function article({ frame, changed, share }, pictures) {
  const { key, title, name, width, theme } = frame;
  const amount = changed === undefined ? "" : ` · ${changed} pixels, ${((share ?? 0) * 100).toFixed(3)} %`;
  const figures = pictures.map(
    (which) =>
      `<figure><a href="${which}/${key}.png"><img src="${which}/${key}.png" alt="${which}: ${escape(`${title}, ${name}`)}" loading="lazy"></a>` +
      `<figcaption>${which}</figcaption></figure>`,
  );
  return (
    `<article data-theme="${theme}" data-text="${escape(`${title} ${name} ${key}`.toLowerCase())}">` +
    `<h3>${escape(title)}: ${escape(name)} <small>${width} px, ${theme}${amount}</small></h3><div>${figures.join("")}</div></article>`
  );
}

const escape = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const STYLES = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 24px; max-width: 1800px; color: #0f1715; background: #f6f9f8; }
h1, h2, h3 { line-height: 1.2; } small { font-weight: 400; color: #45504d; }
header label, fieldset label { margin-inline-end: 16px; } fieldset { border: 0; padding: 8px 0; } legend { float: left; margin-inline-end: 16px; }
input[type=search] { font: inherit; padding: 8px; min-width: 280px; }
.warning { border-inline-start: 4px solid #92600b; padding: 8px 16px; background: #ffedd4; overflow-wrap: anywhere; }
article { background: #fff; border: 1px solid #dee4e2; border-radius: 8px; padding: 16px; margin-block: 16px; }
article > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 16px; align-items: start; }
figure { margin: 0; } figcaption { color: #45504d; }
img { max-width: 100%; border: 1px solid #dee4e2; background: repeating-conic-gradient(#edf2f0 0 25%, #fff 0 50%) 0 / 16px 16px; }
`;

const SCRIPT = `
const find = document.getElementById("find");
const show = () => {
  const text = find.value.toLowerCase();
  const theme = document.querySelector("input[name=theme]:checked").value;
  for (const article of document.querySelectorAll("article"))
    article.hidden = !article.dataset.text.includes(text) || (theme !== "" && article.dataset.theme !== theme);
};
find.addEventListener("input", show);
document.querySelector("fieldset").addEventListener("change", show);
`;
