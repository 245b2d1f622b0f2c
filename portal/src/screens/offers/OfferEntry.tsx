import { formatBlocks } from "@gratweg/content-client";
import type { Offer } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import {
  Accordion,
  ButtonLink,
  OfferCard,
  RichText,
  type BlocksContent,
  type HeadingLevel,
  type OfferData,
} from "@gratweg/design-system";
import { usePortalServices } from "../../services";
import { offerTexts } from "../../texts/offers";

const texts = offerTexts;

export interface OfferEntryProps {
  offer: Offer;
  hasAccess: boolean;
  headingLevel?: HeadingLevel;
  /** With what the operator says about it. */
  variant?: "teaser" | "full";
}

/** Price, code and body come from the server to members only; without them it is a teaser, whatever the browser thinks. */
export function OfferEntry({ offer, hasAccess, headingLevel, variant = "teaser" }: OfferEntryProps) {
  const { member, trip, slug } = offer;
  const { config } = usePortalServices();
  const format = { uploadsHost: config.uploadsOrigin, args: [config.name] };
  const isOpen = hasAccess && member !== null;
  return (
    <OfferCard offer={offerData(offer)} access={isOpen ? "open" : "locked"} headingLevel={headingLevel}>
      {variant === "full" && isOpen && member.body.length > 0 && (
        <Accordion
          headingLevel={headingLevel === 2 ? 3 : 4}
          items={[
            {
              id: `${slug}-ablauf`,
              title: texts.conditions,
              content: (
                <RichText content={formatBlocks(member.body as BlocksContent, format)} headingOffset={3} />
              ),
            },
          ]}
        />
      )}
      {/* The way to a membership stands above the offers, once. */}
      {isOpen && trip && (
        <ButtonLink href={paths.trip(trip.number, trip.slug)} variant="secondary" width="full">
          {texts.trip}
        </ButtonLink>
      )}
    </OfferCard>
  );
}

function offerData({ title, teaser, discountPercent, validUntil, trip, member }: Offer): OfferData {
  return {
    title,
    teaser,
    giver: trip?.operator?.name,
    picture: trip?.image ?? undefined,
    href: trip ? paths.trip(trip.number, trip.slug) : undefined,
    discountPercent: discountPercent ?? undefined,
    validUntil: validUntil ?? undefined,
    code: member?.code ?? undefined,
    normalCents: trip?.priceFrom?.amount,
    memberCents: member?.priceFrom?.amount,
  };
}
