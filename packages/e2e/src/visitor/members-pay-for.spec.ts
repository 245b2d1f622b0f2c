import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { siteFolder } from "../support/built-pages";
import { product } from "../support/product";
import { expect, test } from "../support/visitor";

interface Tours {
  data: {
    title: string;
    waypoints: { latitude: number; longitude: number }[];
    packingList: { items: { text: string }[] }[];
  }[];
}

/** An article that explains with four places what a track is. */
const EXAMPLE = /magazin\/unterwegs-lernen\/karte-track-und-kopf/;
const TEXT = /\.(?:html|json|js|xml|txt|webmanifest)$/;

test("no public file of a site holds a tour's way, what to pack, a member price or an offer's code", async ({
  request,
}) => {
  const { ports, token } = product();
  const populate = "populate[waypoints]=true&populate[packingList][populate]=items&pagination[pageSize]=100";
  const answer = await request.get(`http://localhost:${ports.GRATWEG_CMS_PORT}/api/tours?${populate}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data: tours } = (await answer.json()) as Tours;
  // Whatever lies on the sketch's grid says no more than the sketch.
  const exact = tours
    .flatMap(({ waypoints }) => waypoints.flatMap(({ latitude, longitude }) => [latitude, longitude]))
    .filter((degrees) => Math.abs(Math.round(degrees * 200) - degrees * 200) > 1e-6)
    .map(String);
  const packed = tours.flatMap(({ packingList }) =>
    packingList.flatMap(({ items }) => items.map(({ text }) => text).filter((text) => text.length > 25)),
  );
  expect([exact.length > 50, packed.length > 10]).toEqual([true, true]);

  const numbers = new Set(exact);
  const files = readdirSync(siteFolder(), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && TEXT.test(entry.name) && !EXAMPLE.test(entry.parentPath),
  );
  const found = files.flatMap((entry) => {
    const text = readFileSync(path.join(entry.parentPath, entry.name), "utf8");
    const told = [
      ...(text.match(/(?<![\w.])\d{1,3}\.\d{3,}/g) ?? []).filter((number) => numbers.has(number)),
      ...packed.filter((item) => text.includes(item)),
      ...(entry.name.endsWith(".js")
        ? []
        : (text.match(/memberPrice|Mitgliederpreis statt|KARWENDEL8/g) ?? [])),
    ];
    return told.map(
      (what) => `${path.relative(siteFolder(), path.join(entry.parentPath, entry.name))}: ${what}`,
    );
  });
  expect(found).toEqual([]);
});
