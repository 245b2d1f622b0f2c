import type { Core, UID } from "@strapi/strapi";
import { departuresFor, addDays } from "./departures";
import { memberPriceCents } from "./member-prices";
import { ensureDocument } from "./documents";
import type { Pictures, StoredPicture } from "./media-library";
import { logoName, pageOwner, posterName, type Owner } from "./picture-jobs";
import type { Blocks, Poster, SeedContent } from "./types";

type Data = Record<string, unknown>;
export interface Task {
  uid: UID.ContentType;
  key: Data;
  data: () => Data;
}

/** Document ids by type and slug, filled while loading: a relation is asked for only after its target exists. */
class References {
  readonly #ids = new Map<string, string>();
  add(uid: string, slug: string, documentId: string): void {
    this.#ids.set(`${uid}#${slug}`, documentId);
  }
  get(uid: string, slug: string): string {
    const id = this.#ids.get(`${uid}#${slug}`);
    if (!id) throw new Error(`The seed refers to „${slug}“ (${uid}), which is not there.`);
    return id;
  }
}

const api = (name: string): UID.ContentType => `api::${name}.${name}` as UID.ContentType;

function mediaOf(pictures: Pictures, name: string): StoredPicture {
  const picture = pictures.get(name);
  if (!picture) throw new Error(`The seed refers to the picture „${name}“, which was not drawn.`);
  return picture;
}

/** Puts the stored picture in the place of a poster, as Strapi's editor would. */
export function withPictures(blocks: Blocks, owner: Owner, pictures: Pictures): Data[] {
  return blocks.map((block): Data => {
    if (block.type !== "image") return { ...block };
    const { id: _id, ...image } = mediaOf(pictures, posterName(owner, block.poster));
    return { type: "image", image, children: [{ type: "text", text: "" }] };
  });
}

/** All documents in the order in which they can be made. */
export function seedTasks(content: SeedContent, pictures: Pictures, refs: References, today: string): Task[] {
  const ref = (name: string, slug: string) => refs.get(api(name), slug);
  const image = (owner: Owner, poster: Poster) => mediaOf(pictures, posterName(owner, poster)).id;
  const logo = (slug: string) => mediaOf(pictures, logoName(slug)).id;
  const bySlug = <Entry extends { slug: string }>(
    name: string,
    entries: readonly Entry[],
    data: (entry: Entry) => Data,
  ): Task[] =>
    entries.map((entry) => ({ uid: api(name), key: { slug: entry.slug }, data: () => data(entry) }));
  const single = (name: string, data: () => Data): Task => ({ uid: api(name), key: {}, data });
  const plain = (entry: object): Data => Object.fromEntries(Object.entries(entry));

  return [
    ...bookingTasks(content),
    ...bySlug("continent", content.continents, plain),
    ...bySlug("country", content.countries, (e) => ({ ...e, continent: ref("continent", e.continent) })),
    ...bySlug("region", content.regions, (e) => ({ ...e, country: ref("country", e.country) })),
    ...bySlug("activity", content.activities, plain),
    ...bySlug("travel-type", content.travelTypes, plain),
    ...bySlug("travel-focus-type", content.travelFocusTypes, plain),
    ...bySlug("tour-operator", content.operators, (e) => ({ ...e, logo: logo(e.logo) })),
    ...bySlug("tour", content.tours, ({ departurePlan: _plan, ...e }) => ({
      ...e,
      gallery: e.gallery.map((poster) => image(`tour/${e.slug}`, poster)),
      body: withPictures(e.body, `tour/${e.slug}`, pictures),
      country: ref("country", e.country),
      region: ref("region", e.region),
      activities: e.activities.map((slug) => ref("activity", slug)),
      travelTypes: e.travelTypes.map((slug) => ref("travel-type", slug)),
      travelFocusTypes: e.travelFocusTypes.map((slug) => ref("travel-focus-type", slug)),
      operator: ref("tour-operator", e.operator),
    })),
    ...content.tours.flatMap((tour) =>
      departuresFor(tour, today).map((departure): Task => ({
        uid: api("departure"),
        key: { number: departure.number },
        data: () => ({
          ...departure,
          memberPriceCents: memberPriceCents(content.memberDiscounts, { ...departure, tour: tour.slug }),
          tour: ref("tour", tour.slug),
        }),
      })),
    ),
    ...bySlug("magazine-topic", content.magazineTopics, (e) => ({
      ...e,
      image: image(`thema/${e.slug}`, e.image),
    })),
    ...bySlug("magazine-article", content.magazineArticles, (e) => ({
      ...e,
      image: image(`artikel/${e.slug}`, e.image),
      body: withPictures(e.body, `artikel/${e.slug}`, pictures),
      topic: ref("magazine-topic", e.topic),
      tours: e.tours.map((slug) => ref("tour", slug)),
    })),
    ...bySlug("top-list", content.topLists, (e) => ({
      ...e,
      image: image(`liste/${e.slug}`, e.image),
      intro: withPictures(e.intro, `liste/${e.slug}`, pictures),
      entries: e.entries.map((entry) => ({ ...entry, tour: ref("tour", entry.tour) })),
    })),
    ...bySlug("faq-category", content.faqCategories, plain),
    ...content.faqEntries.map((e): Task => ({
      uid: api("faq-entry"),
      key: { question: e.question },
      data: () => ({ ...e, category: ref("faq-category", e.category) }),
    })),
    ...bySlug("support-topic", content.supportTopics, (e) => ({
      ...e,
      body: withPictures(e.body, `hilfe/${e.slug}`, pictures),
    })),
    ...bySlug("page", content.pages, (e) => ({
      ...e,
      image: e.image ? image(pageOwner(e.slug), e.image) : null,
      body: withPictures(e.body, pageOwner(e.slug), pictures),
    })),
    ...content.redirects.map(({ status, ...e }): Task => ({
      uid: api("redirect"),
      key: { from: e.from, site: e.site },
      data: () => ({ ...e, statusCode: status }),
    })),
    ...searchWordTasks(content),
    ...bySlug("plan", content.plans, plain),
    ...bySlug("offer", content.offers, ({ validForDays, ...e }) => ({
      ...e,
      body: withPictures(e.body, `angebot/${e.slug}`, pictures),
      tour: ref("tour", e.tour),
      validFrom: today,
      validUntil: addDays(today, validForDays),
    })),
    single("imprint", () => ({ ...content.imprint })),
    single("privacy", () => ({ ...content.privacy })),
    single("influencer-page", () => ({
      ...content.influencerPage,
      image: image("influencer/influencer", content.influencerPage.image),
      body: withPictures(content.influencerPage.body, "influencer/influencer", pictures),
    })),
    single("site-setting", () => ({
      ...content.siteSetting,
      aboutBody: withPictures(content.siteSetting.aboutBody, "einstellungen/ueber-uns", pictures),
      aboutImage: image("einstellungen/ueber-uns", content.siteSetting.aboutImage),
      insurancePartnerLogo: logo(content.siteSetting.insurancePartnerLogo),
      associations: content.siteSetting.associations.map((e) => ({ ...e, logo: logo(e.logo) })),
    })),
  ];
}

/** What every booking needs besides a trip; a database that was filled before there were bookings gets it later. */
export function bookingTasks({ bookingSetting, formSheets }: SeedContent): Task[] {
  return [
    { uid: api("booking-setting"), key: {}, data: () => ({ ...bookingSetting }) },
    ...formSheets.map((sheet): Task => ({
      uid: api("form-sheet"),
      key: { version: sheet.version },
      data: () => ({ ...sheet }),
    })),
  ];
}

export function searchWordTasks({ searchWords }: SeedContent): Task[] {
  return searchWords.map(({ kind, words, site, finds }): Task => ({
    uid: api("search-word-group"),
    key: { kind, words, site },
    data: () => ({ kind, words, site, finds: finds ?? null }),
  }));
}

export async function loadContent(
  strapi: Core.Strapi,
  content: SeedContent,
  pictures: Pictures,
  today: string,
  onTotal: (total: number) => () => void,
): Promise<void> {
  const refs = new References();
  const tasks = seedTasks(content, pictures, refs, today);
  const step = onTotal(tasks.length);
  for (const task of tasks) {
    const documentId = await ensureDocument(strapi, task.uid, task.key, task.data);
    if (typeof task.key.slug === "string") refs.add(task.uid, task.key.slug, documentId);
    step();
  }
}
