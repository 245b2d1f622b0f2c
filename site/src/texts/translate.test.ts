import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import i18next from "i18next";
import light from "./i18next";
import type { Texts, Values } from "./translate";

const folder = path.resolve(__dirname, "../../locales/de");
const texts = Object.fromEntries(
  readdirSync(folder).map((file) => [
    path.basename(file, ".json"),
    JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Texts,
  ]),
);
const options = {
  lng: "de",
  fallbackLng: "de",
  resources: { de: texts },
  defaultNS: "common",
  fallbackNS: Object.keys(texts).filter((name) => name !== "common"),
  interpolation: { escapeValue: false },
  keySeparator: ".",
  nsSeparator: false as const,
  showSupportNotice: false,
};

function keysOf(place: Texts, prefix = ""): string[] {
  return Object.entries(place).flatMap(([name, value]) =>
    typeof value === "string" ? [prefix + name] : keysOf(value, `${prefix}${name}.`),
  );
}

const real = i18next.createInstance();
const ours = light.createInstance();
beforeAll(async () => {
  await real.init(options);
  ours.init(options);
});

const keys = Object.values(texts).flatMap((place) => keysOf(place));

it.each(keys)("%s reads as with i18next", (key) => {
  const plural = /^(.+)_(?:one|other)$/.exec(key)?.[1];
  const samples: Values[] = plural
    ? [{ count: 0 }, { count: 1 }, { count: 2 }, { count: 1234 }]
    : [{}, { count: 3, name: "<b>Grat</b>" }];
  for (const values of samples) {
    const name = plural ?? key;
    expect(ours.t(name, values)).toBe(real.t(name, values));
  }
});

it("gives back a key without text", () => {
  for (const key of ["gibt.es.nicht", "menu", "constructor", "menu.home.mehr"]) expect(ours.t(key)).toBe(key);
});
