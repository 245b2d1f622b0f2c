const [days, done] = document.querySelectorAll("#days, #done");
const heading = done.querySelector("h2");
const berlin = { timeZone: "Europe/Berlin", weekday: "long", day: "numeric", month: "long" };
const DAY = 86_400_000;
let chosen;

/** Fills the list with the next ten working days, each with some of the day's times. */
for (let day = Date.now() + DAY; days.childElementCount < 10; day += DAY) {
  const name = new Intl.DateTimeFormat("de-DE", berlin).format(day);
  if (/Samstag|Sonntag/.test(name)) continue;
  const buttons = ["9:00", "10:30", "13:00", "14:30", "16:00"]
    .filter((_, index) => (Number(/\d+/.exec(name)) + index) % 3)
    .map((time) => `<button data-choice="${name} um ${time} Uhr" aria-label="${name}, ${time} Uhr">${time}`);
  days.insertAdjacentHTML("beforeend", `<li><h2>${name}</h2>${buttons.join("</button> ")}`);
}

days.addEventListener("click", ({ target }) => {
  if (!target.dataset.choice) return;
  chosen = target;
  heading.textContent = `Vorgemerkt: ${chosen.dataset.choice}`;
  show(done, days, heading);
});
done.querySelector("button").addEventListener("click", () => show(days, done, chosen));

function show(part, other, focused) {
  part.hidden = false;
  other.hidden = true;
  focused.focus();
}
