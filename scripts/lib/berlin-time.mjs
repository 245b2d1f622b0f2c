const ZONE = "Europe/Berlin";
const HOUR_MS = 3_600_000;
const day = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE });
const clock = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, hour: "2-digit", minute: "2-digit" });

/** Shortly after midnight, so that a clock that is a little ahead does not build for yesterday. */
const NIGHTLY = { hour: 0, minute: 5 };

/** The day in Berlin as `YYYY-MM-DD`. */
export function berlinDay(now = new Date()) {
  return day.format(now);
}

/** The first 00:05 in Berlin after `now`. */
export function nextNightlyBuild(now) {
  const today = nightlyBuildOf(now, 0);
  return today > now ? today : nightlyBuildOf(now, 1);
}

function nightlyBuildOf(now, daysLater) {
  const [year, month, date] = berlinDay(now).split("-").map(Number);
  const wall = new Date(Date.UTC(year, month - 1, date + daysLater, NIGHTLY.hour, NIGHTLY.minute));
  const wanted = wall.toISOString().slice(0, 16).replace("T", " ");
  // Berlin is one hour ahead of UTC or two; the right one gives the wanted time back.
  const found = [1, 2]
    .map((hours) => new Date(wall.getTime() - hours * HOUR_MS))
    .find((instant) => `${day.format(instant)} ${clock.format(instant)}` === wanted);
  if (!found) throw new Error(`There is no ${wanted} in ${ZONE}.`);
  return found;
}
