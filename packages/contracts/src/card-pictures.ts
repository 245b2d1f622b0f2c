import type { Image } from "./trip";

/** Counts the cards before and behind one that stand in sight together with it. */
const IN_SIGHT = 12;
const MOST_PASSES = 4;

interface Choice {
  image: Image;
  scene: string;
}

/**
 * Gives each card of a list one of its trip's pictures, by number, its own where there are none. In a short list no scene comes twice
 * where that is possible; elsewhere neighbours differ, and a scene comes again as late as it can. The first picture is preferred.
 */
export function withCardPictures<Card extends { number: number; image: Image | null }>(
  cards: readonly Card[],
  pictures: ReadonlyMap<number, readonly Image[]> | undefined,
): Card[] {
  const choices = cards.map(({ number, image: own }) => {
    const built = pictures?.get(number) ?? [];
    const images = built.length > 0 || !own ? built : [own];
    return images.map((image): Choice => ({ image, scene: sceneOf(image) }));
  });
  const picked = (choices.length <= IN_SIGHT && allDifferent(choices)) || farApart(choices);
  return cards.map((card, at) => ({ ...card, image: picked[at]?.image ?? null }));
}

/** A bipartite matching by augmenting paths; undefined where there are too few scenes. */
function allDifferent(choices: readonly Choice[][]): Choice[] | undefined {
  const picked: Choice[] = [];
  const owners = new Map<string, number>();
  const place = (at: number, tried: Set<string>): boolean =>
    (choices[at] ?? []).some((choice) => {
      if (tried.has(choice.scene)) return false;
      tried.add(choice.scene);
      const owner = owners.get(choice.scene);
      if (owner !== undefined && !place(owner, tried)) return false;
      owners.set(choice.scene, at);
      picked[at] = choice;
      return true;
    });
  return choices.every((_, at) => place(at, new Set())) ? picked : undefined;
}

/** Picks in passes until none changes anything: the first looks back, the others both ways. */
function farApart(choices: readonly Choice[][]): (Choice | undefined)[] {
  const picked: (Choice | undefined)[] = [];
  // The cube lets all further cards together weigh less than a neighbour.
  const likeness = ({ scene, image }: Choice, at: number) =>
    picked.slice(Math.max(0, at - IN_SIGHT), at + IN_SIGHT + 1).reduce((sum, other, index) => {
      const distance = Math.abs(Math.max(0, at - IN_SIGHT) + index - at);
      if (distance === 0 || other?.scene !== scene) return sum;
      return sum + (other.image.alt === image.alt ? 2 : 1) / distance ** 3;
    }, 0);
  for (let pass = 0, isSettled = false; pass < MOST_PASSES && !isSettled; pass++) {
    isSettled = true;
    choices.forEach((own, at) => {
      const likenesses = own.map((choice) => likeness(choice, at));
      const best = own[likenesses.indexOf(Math.min(...likenesses))];
      if (best !== picked[at]) isSettled = false;
      picked[at] = best;
    });
  }
  return picked;
}

/** Holds the scenes of pictures that a build keeps, which every search asks for again. */
const scenes = new WeakMap<object, string>();

/** Returns the first noun of an alternative text: „See“ of „Zeichnung, Sommerabend: ein stiller See mit Schilf“. */
export function sceneOf(image: Pick<Image, "alt">): string {
  const { alt } = image;
  const scene = scenes.get(image) ?? /(?<=\s)\p{Lu}\p{L}+/u.exec(alt.slice(alt.indexOf(":") + 1))?.[0] ?? alt;
  scenes.set(image, scene);
  return scene;
}
