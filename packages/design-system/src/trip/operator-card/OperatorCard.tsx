import { Icon } from "../../icon/Icon";
import { arrowSquareOutIcon, envelopeSimpleIcon, phoneIcon, shieldCheckIcon } from "../../icon/icons";
import { dialled } from "../../format/dialled";
import { Link } from "../../link/Link";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { Picture, type PictureData } from "../../picture/Picture";
import { safeHref } from "../../link/safeHref";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { Text } from "../../text/Text";
import { styled } from "../../theme";

const texts = tripMicrocopy.operator;

const Frame = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$1half",
  padding: "$3",
  borderRadius: "$lg",
  border: "$borderWidths$thin solid $colors$border",
  backgroundColor: "$surface",
});

const Head = styled("div", { display: "flex", alignItems: "center", gap: "$2", flexWrap: "wrap" });
/** Marks are drawn for white paper. */
const Logo = styled("div", {
  width: "$space$10",
  padding: "$half",
  borderRadius: "$md",
  backgroundColor: "$onScrim",
  flexShrink: 0,
});
const Ways = styled("div", { display: "flex", flexWrap: "wrap", columnGap: "$3" });
const Insurer = styled("p", {
  display: "flex",
  gap: "$1",
  color: "$textMuted",
  fontSize: "$sm",
  lineHeight: "$normal",
});

export interface TripOperator {
  name: string;
  logo?: PictureData;
  description?: string;
  /** Lines of the postal address. */
  address?: readonly string[];
  email?: string;
  phone?: string;
  website?: string;
  /** Who secures the customers' payments. */
  insolvencyInsurer?: string;
}

export interface OperatorCardProps {
  operator: TripOperator;
  headingLevel?: HeadingLevel;
}

/** Names who organises the trip and is the customer's contract partner. */
export function OperatorCard({ operator, headingLevel = 3 }: OperatorCardProps) {
  const { name, logo, description, address = [], email, phone, insolvencyInsurer } = operator;
  const website = operator.website ? safeHref(operator.website) : null;
  return (
    <Frame>
      <Head>
        {logo && (
          <Logo>
            <Picture {...logo} alt="" />
          </Logo>
        )}
        <div>
          <Text size="xs" tone="muted">
            {texts.label}
          </Text>
          <Heading level={headingLevel} size="h4">
            {name}
          </Heading>
        </div>
      </Head>
      {description && <Text width="measure">{description}</Text>}
      {address.length > 0 && (
        <Text as="div" size="sm" tone="muted">
          {address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Text>
      )}
      <Ways>
        {email && (
          <Link variant="standalone" href={`mailto:${email}`}>
            <Icon icon={envelopeSimpleIcon} />
            {email}
          </Link>
        )}
        {phone && (
          <Link variant="standalone" href={`tel:${dialled(phone)}`}>
            <Icon icon={phoneIcon} />
            {phone}
          </Link>
        )}
        {website && (
          <Link variant="standalone" href={website} rel="noopener noreferrer">
            <Icon icon={arrowSquareOutIcon} />
            {texts.website}
          </Link>
        )}
      </Ways>
      {insolvencyInsurer && (
        <Insurer>
          <Icon icon={shieldCheckIcon} />
          <span>
            {texts.insurer} {insolvencyInsurer}
          </span>
        </Insurer>
      )}
    </Frame>
  );
}
