import { withCardPictures, type Offer, type OffersAnswer } from "@gratweg/contracts";
import type { SiteKey } from "@gratweg/sites";
import type { FastifyInstance } from "fastify";
import { berlinDay } from "@gratweg/contracts/kernel";
import { abortable } from "../../content/abortable";
import { shareQuestions } from "../../content/sharedQuestions";
import type { TripLibrary } from "../../content/tripLibrary";
import type { TripImages } from "../../hosting/tripImages";
import { requireSite } from "../../hosts/requireSite";
import { sendJson } from "../../http/answers";
import { ProblemError, problems, RETRY_AFTER } from "../../http/problems";
import { isPersonal, type MemberAccess } from "./access";
import type { ContentOffer, MemberContent } from "./memberContent";
import { microcopy } from "../../microcopy";
import { PRIVATE } from "../sign-in/requireUser";

const LIMIT_MS = 3_000;
/** Teasers change with content and with the day. */
const TEASERS = { "cache-control": "public, max-age=60", vary: "Authorization" } as const;

export interface OfferServices {
  /** Undefined where the content system's internal routes cannot be asked. */
  content: MemberContent | undefined;
  access: MemberAccess;
  trips: Pick<TripLibrary, "card">;
  tripImages: (site: SiteKey) => TripImages | undefined;
}

/** Everybody reads what is on offer; what it costs and the code, members alone. */
export function registerOffersRoute(app: FastifyInstance, services: OfferServices): void {
  const { content, access, trips, tripImages } = services;
  // The content system's answer is the same for everybody; each asker gets of it what is theirs.
  const share = shareQuestions<ContentOffer[]>();
  const ask = (clientAddress: string) =>
    share("", () => {
      if (!content) return Promise.reject(new Error("members' content is not set up"));
      const signal = AbortSignal.timeout(LIMIT_MS);
      return abortable(content.offers({ signal, clientAddress }), signal);
    });

  app.get("/api/offers", async (request, reply) => {
    const site = requireSite(request);
    const isAccessAsked = isPersonal(request);
    const hasAccess = isAccessAsked && (await access.isMember(request));
    const offers = await ask(request.ip).catch((error: unknown) => {
      request.log.warn({ err: error }, "offers could not be asked for");
      throw new ProblemError(problems.contentUnavailable(microcopy.members.offersUnavailable), RETRY_AFTER);
    });
    const today = berlinDay();
    const found = offers.flatMap(({ tourNumber }) => (tourNumber && trips.card(tourNumber, today)) || []);
    const cards = new Map(withCardPictures(found, tripImages(site)).map((card) => [card.number, card]));
    const answer: OffersAnswer = {
      data: offers.map((offer) => toOffer(offer, cards.get(offer.tourNumber ?? 0) ?? null, hasAccess)),
      meta: { hasAccess },
    };
    return sendJson(request, reply.headers(isAccessAsked ? PRIVATE : TEASERS), answer);
  });
}

function toOffer(offer: ContentOffer, trip: Offer["trip"], hasAccess: boolean): Offer {
  const { slug, title, teaser, discountPercent, validUntil } = offer;
  const cents = offer.memberPriceFromCents;
  return {
    slug,
    title,
    teaser,
    discountPercent,
    validUntil,
    trip,
    member: hasAccess
      ? {
          code: offer.code,
          body: offer.body,
          priceFrom: cents === null ? null : { amount: cents, currency: "EUR" },
        }
      : null,
  };
}
