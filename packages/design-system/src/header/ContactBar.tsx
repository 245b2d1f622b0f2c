import { Icon } from "../icon/Icon";
import {
  envelopeSimpleIcon,
  moonIcon,
  phoneIcon,
  sunIcon,
  userCircleIcon,
  videoCameraIcon,
} from "../icon/icons";
import { BaseLink } from "../link/LinkProvider";
import { microcopy } from "../microcopy/microcopy";
import { css, styled } from "../theme";
import { accountLinks, type HeaderAccount } from "./headerAccount";
import { signedInStyles } from "./signedInStyles";
import type { ThemeName } from "../theme-toggle/ThemeToggle";

const Band = styled("div", {
  backgroundColor: "$primaryDeep",
  color: "$onPrimaryDeep",
  "& :focus-visible": { outlineColor: "$focusRingDeep", outlineOffset: "-3px" },
});

const List = styled("ul", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "$half",
  maxWidth: "calc($sizes$wide + 2 * $space$gutter)",
  marginInline: "auto",
  // An item's own padding stands in the margin, so that its icon is in line with the logo.
  paddingInline: "calc($space$gutter - $space$1)",
  listStyle: "none",
  "@sm": { gap: "$2" },
});

const itemStyles = css({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "$1",
  minWidth: "$sizes$target",
  minHeight: "$sizes$target",
  paddingInline: "$1",
  border: 0,
  borderRadius: "$sm",
  backgroundColor: "transparent",
  color: "inherit",
  fontSize: "$sm",
  fontWeight: "$medium",
  lineHeight: "$snug",
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
  "@hover": { "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.25em" } },
});

const ItemLink = styled(BaseLink, itemStyles);
const ItemButton = styled("button", itemStyles);
/** One row, also in a window of 640 px: signs alone, as long as there is no room for words. */
const Word = styled("span", { display: "none", "@md": { display: "inline" } });
const EndItem = styled("li", signedInStyles, { marginInlineStart: "auto" });
const ThemeItem = styled("li", { variants: { alone: { true: { marginInlineStart: "auto" } } } });

export interface ContactBarProps {
  /** `href` is the number to dial, `tel:+49…`; `label` as people read it. */
  phone: { href: string; label: string };
  email: string;
  /** The item shows only where there is a handler. */
  onVideoConsultation?: () => void;
  account?: HeaderAccount;
  /** The switch between light and dark, at the end. */
  theme?: { current: ThemeName; onChange: (theme: ThemeName) => void };
}

export function ContactBar({ phone, email, onVideoConsultation, account, theme }: ContactBarProps) {
  return (
    <Band>
      <nav aria-label={microcopy.header.contact}>
        <List role="list">
          <li>
            <ItemLink href={phone.href} aria-label={microcopy.header.call(phone.label)}>
              <Icon icon={phoneIcon} />
              {phone.label}
            </ItemLink>
          </li>
          {onVideoConsultation && (
            <li>
              <ItemButton
                type="button"
                aria-haspopup="dialog"
                aria-label={microcopy.header.video}
                onClick={onVideoConsultation}
              >
                <Icon icon={videoCameraIcon} />
                <Word>{microcopy.header.video}</Word>
              </ItemButton>
            </li>
          )}
          <li>
            <ItemLink href={`mailto:${email}`} aria-label={microcopy.header.email(email)}>
              <Icon icon={envelopeSimpleIcon} />
              <Word>{email}</Word>
            </ItemLink>
          </li>
          {accountLinks(account).map(({ shownTo, href, label }) => (
            <EndItem key={shownTo} shownTo={shownTo}>
              <ItemLink href={href} aria-label={label}>
                <Icon icon={userCircleIcon} />
                <Word>{label}</Word>
              </ItemLink>
            </EndItem>
          ))}
          {theme && (
            <ThemeItem alone={!account}>
              <ThemeSwitch {...theme} />
            </ThemeItem>
          )}
        </List>
      </nav>
    </Band>
  );
}

function ThemeSwitch({ current, onChange }: NonNullable<ContactBarProps["theme"]>) {
  const { toDark, toLight, dark, light } = microcopy.themeToggle;
  const isDark = current === "dark";
  const word = isDark ? light : dark;
  const label = isDark ? toLight : toDark;
  return (
    <ItemButton
      type="button"
      aria-label={`${word}: ${label}`}
      title={label}
      onClick={() => onChange(isDark ? "light" : "dark")}
    >
      <Icon icon={isDark ? sunIcon : moonIcon} />
      <Word>{word}</Word>
    </ItemButton>
  );
}
