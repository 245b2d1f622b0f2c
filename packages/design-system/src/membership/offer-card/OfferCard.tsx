import { useId, type ReactNode } from "react";
import { Badge } from "../../badge/Badge";
import { ContourLines } from "../../contour-lines/ContourLines";
import { formatPrice } from "../../format/formatMeasure";
import { Icon } from "../../icon/Icon";
import { lockSimpleIcon, sealPercentIcon } from "../../icon/icons";
import { TitleLink } from "../TitleLink";
import { membershipMicrocopy } from "../../microcopy/membershipMicrocopy";
import { cardSizes, Picture, type PictureData } from "../../picture/Picture";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { Text } from "../../text/Text";
import { Body, Foot, Frame, Locked, Marks, Media, Prices } from "./OfferCard.styles";

const texts = membershipMicrocopy.offer;

export interface OfferData {
  title: string;
  teaser?: string;
  /** Who gives it: the operator. */
  giver?: string;
  picture?: PictureData;
  /** Of the trip. */
  href?: string;
  discountPercent?: number;
  /** `YYYY-MM-DD` */
  validUntil?: string;
  /** Members only; the server sends these to nobody else. */
  code?: string;
  normalCents?: number;
  memberCents?: number;
}

export interface OfferCardProps {
  offer: OfferData;
  /** `locked`: a teaser without price and code, even if they are given. */
  access: "open" | "locked";
  headingLevel?: HeadingLevel;
  /** The way on: to the trip, or to the membership. */
  children?: ReactNode;
}

/** What an operator gives to members: a teaser for everybody, price and code for those who may see them. */
export function OfferCard({ offer, access, headingLevel = 3, children }: OfferCardProps) {
  const { title, teaser, giver, picture, href, discountPercent, validUntil } = offer;
  const titleId = useId();
  return (
    <Frame aria-labelledby={titleId} data-state={access}>
      <Media>
        {picture ? (
          <Picture sizes={cardSizes} {...picture} fit="cover" />
        ) : (
          <ContourLines motif="ridge" fade="none" />
        )}
      </Media>
      <Body>
        {(access === "locked" || discountPercent !== undefined) && (
          <Marks>
            {access === "locked" && <Badge icon={lockSimpleIcon}>{texts.locked}</Badge>}
            {discountPercent !== undefined && (
              <Badge tone="primary" icon={sealPercentIcon}>
                {texts.discount(discountPercent)}
              </Badge>
            )}
          </Marks>
        )}
        <Heading level={headingLevel} size="h4" id={titleId}>
          {href ? <TitleLink href={href}>{title}</TitleLink> : title}
        </Heading>
        {teaser && <Text>{teaser}</Text>}
        {(giver ?? validUntil) && (
          <Text size="sm" tone="muted">
            {[giver, validUntil && texts.validUntil(validUntil)].filter(Boolean).join(", ")}
          </Text>
        )}
        <Foot>
          {access === "open" ? (
            <OpenPart {...offer} />
          ) : (
            <Locked>
              <Icon icon={lockSimpleIcon} /> {texts.lockedCode}
            </Locked>
          )}
          {children}
        </Foot>
      </Body>
    </Frame>
  );
}

function OpenPart({ normalCents, memberCents, code }: OfferData) {
  return (
    <>
      {memberCents !== undefined && (
        <Prices>
          {normalCents !== undefined && (
            <div>
              <dt>{texts.normalPrice}</dt>
              <dd>{formatPrice(normalCents)}</dd>
            </div>
          )}
          <div data-state="member">
            <dt>{texts.memberPrice}</dt>
            <dd>{formatPrice(memberCents)}</dd>
          </div>
        </Prices>
      )}
      {code && (
        <Text size="sm" tone="muted">
          {texts.code(code)}
        </Text>
      )}
    </>
  );
}
