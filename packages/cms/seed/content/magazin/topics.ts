import type { MagazineTopicSeed } from "../../types";

export const moreTopics: MagazineTopicSeed[] = [
  {
    name: "Ausrüstung",
    slug: "ausruestung",
    teaser: "Was Sie brauchen, was Sie zu Hause lassen dürfen und was man besser flickt als neu kauft.",
    image: {
      biome: "mittelgebirge",
      season: "herbst",
      timeOfDay: "morgen",
      variant: 2,
    },
    rank: 2,
  },
  {
    name: "Regionen",
    slug: "regionen",
    teaser: "Landschaften, bevor man sie betritt: woraus sie gemacht sind und wer in ihnen lebt.",
    image: {
      biome: "flusstal",
      season: "sommer",
      timeOfDay: "abend",
      variant: 2,
    },
    rank: 3,
  },
  {
    name: "Menschen unterwegs",
    slug: "menschen-unterwegs",
    teaser: "Sie kochen, kurbeln, führen und schließen auf. Vier Begegnungen am Weg.",
    image: {
      biome: "hochland",
      season: "sommer",
      timeOfDay: "abend",
      variant: 2,
    },
    rank: 4,
  },
  {
    name: "Natur und Wetter",
    slug: "natur-und-wetter",
    teaser: "Wolken, Käfer, steigende Küsten: was draußen vor sich geht, während wir vorübergehen.",
    image: {
      biome: "fjaell",
      season: "herbst",
      timeOfDay: "tag",
      variant: 2,
    },
    rank: 5,
  },
  {
    name: "Anreise mit der Bahn",
    slug: "anreise-mit-der-bahn",
    teaser: "Fahrpläne, Fahrräder, Anschlüsse: wie die Reise beginnt, bevor sie beginnt.",
    image: {
      biome: "alpen",
      season: "herbst",
      timeOfDay: "morgen",
      variant: 3,
    },
    rank: 6,
  },
];
