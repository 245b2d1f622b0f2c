import { withCardPictures } from "./card-pictures";

const drawn = (hour: string, scene: string) => ({
  src: `/${hour}-${scene}.webp`,
  width: 3,
  height: 2,
  alt: `Zeichnung, ${hour}: ein ${scene} mit Wolken`,
});
const LAKE = drawn("Morgen", "See");
const WOOD = drawn("Mittag", "Wald");
const PEAK = drawn("Abend", "Berg");

/** Shows a list of trips with these pictures. */
function shown(...list: (typeof LAKE)[][]) {
  const cards = list.map((_, number) => ({ number, image: null }));
  return withCardPictures(cards, new Map(list.entries())).map(({ image }) => image);
}

it("shows each trip's first picture where their scenes differ", () => {
  expect(shown([LAKE, WOOD], [PEAK, LAKE], [WOOD])).toEqual([LAKE, PEAK, WOOD]);
});

it("shows no scene twice in a short list, even if the first card has to give way", () => {
  expect(shown([LAKE, WOOD], [WOOD, PEAK], [LAKE])).toEqual([WOOD, PEAK, LAKE]);
});

it("shows different neighbours where there are too few scenes, and the same scene at another hour", () => {
  const evening = drawn("Abend", "See");
  expect(shown([LAKE], [LAKE, WOOD], [LAKE], [LAKE, evening])).toEqual([LAKE, WOOD, LAKE, evening]);
  const many = shown(...Array.from({ length: 30 }, () => [LAKE, WOOD, PEAK]));
  expect(many.filter((image, at) => image === many[at + 1] || image === many[at + 2])).toEqual([]);
});

it("shows a card's own picture where the trip has no others, or none", () => {
  const cards = [
    { number: 1, image: LAKE },
    { number: 2, image: null },
    { number: 3, image: LAKE },
  ];
  expect(withCardPictures(cards, new Map([[1, []]])).map(({ image }) => image)).toEqual([LAKE, null, LAKE]);
  expect(withCardPictures(cards, undefined)).toEqual(cards);
});
