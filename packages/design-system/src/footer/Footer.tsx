import type { ReactNode } from "react";
import { ContourLines } from "../contour-lines/ContourLines";
import { Icon } from "../icon/Icon";
import { envelopeSimpleIcon, phoneIcon } from "../icon/icons";
import { Container } from "../layout/Container";
import { Logo } from "../logo/Logo";
import { microcopy } from "../microcopy/microcopy";
import {
  Bottom,
  Column,
  Columns,
  FooterLink,
  Frame,
  Inner,
  LinkList,
  LogoBand,
  Newsletter,
  Ornament,
  PlainButton,
  Title,
} from "./Footer.styles";
import { LogoRow, type FooterLogo } from "./LogoRow";

export interface FooterProps {
  /** The product's name. */
  name: string;
  /** One line below the logo. */
  claim?: string;
  /** The newsletter form; it stands first. */
  newsletter?: ReactNode;
  /** The first four are shown (section 2). */
  operators: readonly FooterLogo[];
  partner?: FooterLogo;
  associations?: readonly FooterLogo[];
  links: readonly { href: string; label: string }[];
  email: string;
  phone: { href: string; label: string };
  onPrivacySettings: () => void;
  /** Last line: who is responsible, the year. */
  imprintLine?: ReactNode;
}

const shownOperators = 4;

export function Footer(props: FooterProps) {
  const {
    name,
    claim,
    newsletter,
    operators,
    partner,
    associations = [],
    links,
    email,
    phone,
    onPrivacySettings,
  } = props;
  return (
    <Frame aria-label={microcopy.footer.label}>
      <Ornament>
        <ContourLines tone="deep" fade="none" />
      </Ornament>
      <Container width="wide">
        <Inner>
          {newsletter && <Newsletter>{newsletter}</Newsletter>}
          <LogoBand>
            <LogoRow
              title={microcopy.footer.operators}
              logos={operators.slice(0, shownOperators)}
              tiles="four"
            />
            {partner && <LogoRow title={microcopy.footer.partner} logos={[partner]} tiles="one" />}
            <LogoRow title={microcopy.footer.associations} logos={associations} tiles="three" />
          </LogoBand>
          <Columns>
            <Column>
              <Logo name={name} tone="inverse" />
              {claim && <p>{claim}</p>}
              <Title>{microcopy.footer.contact}</Title>
              <LinkList role="list">
                <li>
                  <FooterLink href={phone.href}>
                    <Icon icon={phoneIcon} />
                    {phone.label}
                  </FooterLink>
                </li>
                <li>
                  <FooterLink href={`mailto:${email}`}>
                    <Icon icon={envelopeSimpleIcon} />
                    {email}
                  </FooterLink>
                </li>
              </LinkList>
            </Column>
            <Column as="nav" aria-label={microcopy.footer.links}>
              <Title>{microcopy.footer.links}</Title>
              <LinkList role="list" columns="several">
                {links.map((link) => (
                  <li key={link.href}>
                    <FooterLink href={link.href}>{link.label}</FooterLink>
                  </li>
                ))}
                <li>
                  <PlainButton type="button" onClick={onPrivacySettings}>
                    {microcopy.footer.privacySettings}
                  </PlainButton>
                </li>
              </LinkList>
            </Column>
          </Columns>
          {props.imprintLine && <Bottom>{props.imprintLine}</Bottom>}
        </Inner>
      </Container>
    </Frame>
  );
}
