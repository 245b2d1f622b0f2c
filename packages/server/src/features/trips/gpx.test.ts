import { readFileSync } from "node:fs";
import { join } from "node:path";
import { validateXML } from "xmllint-wasm";
import { contentMemberTrip } from "../../testing/members";
import { gpxFileName, toGpx, trackPoints } from "./gpx";

const HREF = "https://wandern.gratweg.example/de/reise/1001/karwendel?a=1&b=2";

/** What libxml2 has against it. */
async function mistakes(contents: string): Promise<string[]> {
  const schema = readFileSync(join(__dirname, "schemas/gpx-1.1.xsd"), "utf8");
  const { errors } = await validateXML({
    xml: [{ fileName: "track.gpx", contents }],
    schema: [{ fileName: "gpx.xsd", contents: schema }],
    initialMemoryPages: 1024,
    maxMemoryPages: 8192,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

it("has the places, and a track for each day that goes on where the one before has ended", async () => {
  const trip = contentMemberTrip();
  const gpx = toGpx(trip, HREF);
  expect(gpx.split("\n")).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx xmlns="http://www.topografix.com/GPX/1/1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd" version="1.1" creator="Gratweg">',
    "<metadata>",
    "<name>Karwendel &amp; &lt;Ahornboden&gt;</name>",
    "<desc>Von Hütte zu Hütte. Die Linie verbindet die Orte der Tour mit geraden Strecken und folgt keinem Weg. Sie taugt nicht zum Navigieren und ersetzt weder Karte noch Wegweiser.</desc>",
    '<link href="https://wandern.gratweg.example/de/reise/1001/karwendel?a=1&amp;b=2"><text>Zur Reise</text></link>',
    "<time>2026-11-21T10:00:00.000Z</time>",
    '<bounds minlat="47.3885" minlon="11.2645" maxlat="47.4293" maxlon="11.4987"/>',
    "</metadata>",
    '<wpt lat="47.3885" lon="11.2645"><ele>964</ele><name>Scharnitz</name><type>Start</type></wpt>',
    '<wpt lat="47.4273" lon="11.4216"><ele>1771</ele><name>Karwendelhaus</name><type>Übernachtung</type></wpt>',
    '<wpt lat="47.4293" lon="11.4306"><ele>1803</ele><name>Hochalmsattel</name><type>Pass</type></wpt>',
    '<wpt lat="47.3994" lon="11.4987"><ele>1848</ele><name>Falkenhütte</name><type>Ziel</type></wpt>',
    "<trk>",
    "<name>Tag 1: Scharnitz – Karwendelhaus</name>",
    "<number>1</number>",
    "<trkseg>",
    '<trkpt lat="47.3885" lon="11.2645"><ele>964</ele><name>Scharnitz</name></trkpt>',
    '<trkpt lat="47.4273" lon="11.4216"><ele>1771</ele><name>Karwendelhaus</name></trkpt>',
    "</trkseg>",
    "</trk>",
    "<trk>",
    "<name>Tag 2: Karwendelhaus – Falkenhütte</name>",
    "<number>2</number>",
    "<trkseg>",
    '<trkpt lat="47.4273" lon="11.4216"><ele>1771</ele><name>Karwendelhaus</name></trkpt>',
    '<trkpt lat="47.4293" lon="11.4306"><ele>1803</ele><name>Hochalmsattel</name></trkpt>',
    '<trkpt lat="47.3994" lon="11.4987"><ele>1848</ele><name>Falkenhütte</name></trkpt>',
    "</trkseg>",
    "</trk>",
    "</gpx>",
    "",
  ]);
  expect(await mistakes(gpx)).toEqual([]);
  expect([trackPoints(trip), gpxFileName(trip)]).toEqual([5, "karwendel.gpx"]);
});

it("is valid whatever editors have entered", async () => {
  const [first, ...others] = contentMemberTrip().waypoints;
  if (!first) throw new Error("no waypoint");
  const trip = contentMemberTrip({
    title: "]]> & <!-- \u0000\u000b\ud800 🥾 \"'",
    teaser: "",
    days: [],
    waypoints: [
      { ...first, name: "<b>\ufffe&amp;</b>", latitude: -89.9999999, longitude: 0.0000001, elevationM: -430 },
      { ...first, name: "", kind: "toString", latitude: 0, longitude: 180 },
      ...others,
    ],
  });
  expect(await mistakes(toGpx(trip, "https://x.example/?q=ä"))).toEqual([]);
});

it("is measured by a schema that finds mistakes", async () => {
  const gpx = toGpx(contentMemberTrip(), HREF);
  expect(await mistakes(gpx.replace('lat="47.3885"', 'lat="97.3885"'))).not.toEqual([]);
  expect(await mistakes(gpx.replace("<ele>964</ele>", "<ele>hoch</ele>"))).not.toEqual([]);
  expect(await mistakes(gpx.replace("</metadata>", ""))).not.toEqual([]);
});

it("names a place once, and has no track of a day that stays where it is", () => {
  const [start, hut, , end] = contentMemberTrip().waypoints;
  if (!start || !hut || !end) throw new Error("no waypoints");
  const trip = contentMemberTrip({
    waypoints: [
      start,
      hut,
      { ...hut, day: 2 },
      { ...hut, name: "Bus vor der Hütte", day: 3 },
      { ...end, day: 4 },
      { ...hut, day: 4 },
    ],
  });
  const gpx = toGpx(trip, HREF);
  expect(gpx.match(/<wpt /g)).toHaveLength(4);
  expect(gpx.match(/<name>Tag \d/g)).toEqual(["<name>Tag 1", "<name>Tag 4"]);
  expect(trackPoints({ waypoints: [start], days: [] })).toBe(0);
  expect(trackPoints({ waypoints: [], days: [] })).toBe(0);
});
