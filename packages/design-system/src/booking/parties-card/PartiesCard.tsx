import { Fragment } from "react";
import { Icon } from "../../icon/Icon";
import { shieldCheckIcon } from "../../icon/icons";
import { dialled } from "../../format/dialled";
import { Link } from "../../link/Link";
import { bookingMicrocopy } from "../../microcopy/bookingMicrocopy";
import { safeHref } from "../../link/safeHref";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { Text } from "../../text/Text";
import { styled } from "../../theme";

const texts = bookingMicrocopy.parties;

const Frame = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$3",
  padding: "$3",
  border: "$borderWidths$thin solid $colors$border",
  borderRadius: "$lg",
  backgroundColor: "$surface",
  "@media print": { breakInside: "avoid" },
});

const Columns = styled("div", {
  display: "grid",
  gap: "$3",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))",
});

const Party = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$half",
  minWidth: 0,
  hyphens: "auto",
});
const Role = styled("p", { color: "$primaryText", fontSize: "$sm", fontWeight: "$semibold" });
const Address = styled("address", { fontStyle: "normal", lineHeight: "$normal" });
const Ways = styled("div", {
  display: "flex",
  flexDirection: "column",
  overflowWrap: "break-word",
  alignItems: "start",
});

const Insurer = styled("p", {
  display: "flex",
  gap: "$1",
  paddingBlockStart: "$2",
  borderBlockStart: "$borderWidths$thin solid $colors$border",
  fontSize: "$sm",
  lineHeight: "$normal",
  "& > svg": { color: "$primaryText", fontSize: "$lg" },
});

export interface PartyAddress {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  countryName: string;
  email: string;
  phone: string;
  website?: string | null;
}

export interface PartiesCardProps {
  /** The contract's other side, with who secures the travellers' money. */
  organiser: PartyAddress & { insolvencyInsurer?: string };
  mediator: PartyAddress;
  title?: string;
  headingLevel?: HeadingLevel;
}

/** Who organises a trip and who mediates it: law and honesty want both named before the booking. */
export function PartiesCard({
  organiser,
  mediator,
  title = texts.title,
  headingLevel = 2,
}: PartiesCardProps) {
  return (
    <Frame>
      <Heading level={headingLevel} size="h4">
        {title}
      </Heading>
      <Columns>
        <PartyBlock role={texts.organiser} text={texts.organiserText} party={organiser} />
        <PartyBlock role={texts.mediator} text={texts.mediatorText} party={mediator} />
      </Columns>
      {organiser.insolvencyInsurer && (
        <Insurer>
          <Icon icon={shieldCheckIcon} />
          <span>
            {texts.insurer} <strong>{organiser.insolvencyInsurer}</strong>
          </span>
        </Insurer>
      )}
    </Frame>
  );
}

function PartyBlock({ role, text, party }: { role: string; text: string; party: PartyAddress }) {
  const website = party.website ? safeHref(party.website) : null;
  return (
    <Party>
      <Role>{role}</Role>
      <Text as="strong" weight="semibold" size="lg">
        {party.name}
      </Text>
      <Text size="sm" tone="muted">
        {text}
      </Text>
      <Address>
        {party.street}
        <br />
        {party.postalCode} {party.city}
        <br />
        {party.countryName}
        <Ways>
          {party.email && (
            <Link variant="standalone" href={`mailto:${party.email}`}>
              <Breakable text={party.email} />
            </Link>
          )}
          {party.phone && (
            <Link variant="standalone" href={`tel:${dialled(party.phone)}`}>
              {party.phone}
            </Link>
          )}
          {website && (
            <Link variant="standalone" href={website} rel="noopener noreferrer">
              {texts.website}
            </Link>
          )}
        </Ways>
      </Address>
    </Party>
  );
}

/** A long address breaks at its signs rather than within words. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={`${part}${index}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
