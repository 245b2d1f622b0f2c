import { describePoster } from "../posters/describe";
import type { Blocks, Poster, SeedContent } from "./types";

/**
 * A picture that the seed needs; `name` is the file name in the media library and, without its ending, the key. `share` of the full
 * size is what it is drawn in: no page shows those beside a tour's first one, or those in texts, across the whole screen.
 */
export type PictureJob =
  | { kind: "poster"; name: string; alt: string; slug: string; poster: Poster; share: number }
  | { kind: "logo"; name: string; alt: string; slug: string; text: string };

/** The seed's own name for the owner of a picture, so that a topic and an article of the same slug do not share. */
export type Owner = `${string}/${string}`;

/** Names what is drawn too, so that a picture which an interrupted seed has stored never stands for another scene. */
export function posterName(
  owner: Owner,
  { biome, season, timeOfDay, way = "foot", variant }: Poster,
): string {
  return `${[owner.replace("/", "-"), biome, season, timeOfDay, way, variant].join("-")}.webp`;
}

export function logoName(slug: string): string {
  return `logo-${slug}.png`;
}

const FULL = 1;
const BESIDE = 0.75;

function posterJob(owner: Owner, poster: Poster, share = FULL): PictureJob {
  return {
    kind: "poster",
    name: posterName(owner, poster),
    alt: describePoster(poster),
    slug: owner.split("/")[1] ?? owner,
    poster,
    share,
  };
}

function fromBlocks(owner: Owner, blocks: Blocks): PictureJob[] {
  return blocks.flatMap((block) => (block.type === "image" ? [posterJob(owner, block.poster, BESIDE)] : []));
}

function logoJob(slug: string, text: string): PictureJob {
  return { kind: "logo", name: logoName(slug), alt: text, slug, text };
}

/** Every picture of the content, each name once. */
export function pictureJobs(content: SeedContent): PictureJob[] {
  const { siteSetting, influencerPage } = content;
  const jobs: PictureJob[] = [
    ...content.operators.map(({ logo, name }) => logoJob(logo, name)),
    logoJob(siteSetting.insurancePartnerLogo, siteSetting.insurancePartnerName),
    ...siteSetting.associations.map(({ logo, name }) => logoJob(logo, name)),
    ...content.tours.flatMap((tour) => [
      ...tour.gallery.map((poster, index) =>
        posterJob(`tour/${tour.slug}`, poster, index === 0 ? FULL : BESIDE),
      ),
      ...fromBlocks(`tour/${tour.slug}`, tour.body),
    ]),
    ...content.magazineTopics.map((topic) => posterJob(`thema/${topic.slug}`, topic.image)),
    ...content.magazineArticles.flatMap((article) => [
      posterJob(`artikel/${article.slug}`, article.image),
      ...fromBlocks(`artikel/${article.slug}`, article.body),
    ]),
    ...content.topLists.flatMap((list) => [
      posterJob(`liste/${list.slug}`, list.image),
      ...fromBlocks(`liste/${list.slug}`, list.intro),
    ]),
    ...content.supportTopics.flatMap((topic) => fromBlocks(`hilfe/${topic.slug}`, topic.body)),
    ...content.pages.flatMap((page) => [
      ...(page.image ? [posterJob(pageOwner(page.slug), page.image)] : []),
      ...fromBlocks(pageOwner(page.slug), page.body),
    ]),
    ...content.offers.flatMap((offer) => fromBlocks(`angebot/${offer.slug}`, offer.body)),
    posterJob("influencer/influencer", influencerPage.image),
    ...fromBlocks("influencer/influencer", influencerPage.body),
    posterJob("einstellungen/ueber-uns", siteSetting.aboutImage),
    ...fromBlocks("einstellungen/ueber-uns", siteSetting.aboutBody),
  ];
  // Where two places share a picture, the larger one decides.
  const bySize = jobs.toSorted((a, b) => shareOf(a) - shareOf(b));
  const named = new Map(bySize.map((job) => [job.name, job]));
  return [...new Set(jobs.map(({ name }) => name))].flatMap((name) => named.get(name) ?? []);
}

export function pageOwner(slug: string): Owner {
  return `seite/${slug.replaceAll("/", "-") || "start"}`;
}

function shareOf(job: PictureJob): number {
  return job.kind === "poster" ? job.share : FULL;
}
