import { Icon } from "../../icon/Icon";
import { clockIcon, envelopeSimpleIcon, phoneIcon } from "../../icon/icons";
import { dialled } from "../../format/dialled";
import { Link } from "../../link/Link";
import { editorialMicrocopy } from "../../microcopy/editorialMicrocopy";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { Text } from "../../text/Text";
import { styled } from "../../theme";

const texts = editorialMicrocopy.contact;

const Frame = styled("aside", {
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "$1",
  padding: "$3",
  borderRadius: "$lg",
  border: "$borderWidths$thin solid $colors$border",
  backgroundColor: "$surface",
});

const Hours = styled("p", {
  display: "flex",
  gap: "$1",
  color: "$textMuted",
  fontSize: "$sm",
  lineHeight: "$normal",
});

export interface ContactPanelProps {
  /** As it is shown; the link is made from its digits and a leading plus. */
  phone: string;
  email: string;
  openingHours?: string;
  title?: string;
  text?: string;
  headingLevel?: HeadingLevel;
}

/** How one reaches people. */
export function ContactPanel({
  phone,
  email,
  openingHours,
  title = texts.title,
  text = texts.text,
  headingLevel = 2,
}: ContactPanelProps) {
  return (
    <Frame aria-label={title}>
      <Heading level={headingLevel} size="h4">
        {title}
      </Heading>
      <Text>{text}</Text>
      <Link variant="standalone" href={`tel:${dialled(phone)}`}>
        <Icon icon={phoneIcon} />
        {phone}
      </Link>
      <Link variant="standalone" href={`mailto:${email}`}>
        <Icon icon={envelopeSimpleIcon} />
        {email}
      </Link>
      {openingHours && (
        <Hours>
          <Icon icon={clockIcon} />
          {openingHours}
        </Hours>
      )}
    </Frame>
  );
}
