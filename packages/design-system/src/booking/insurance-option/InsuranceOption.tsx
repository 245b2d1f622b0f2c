import { RadioCard } from "../../form/radio-group/RadioCard";
import { RadioFrame } from "../../form/radio-group/RadioGroup";
import { formatPrice } from "../../format/formatMeasure";
import { Icon } from "../../icon/Icon";
import { checkIcon } from "../../icon/icons";
import { Link } from "../../link/Link";
import { bookingMicrocopy } from "../../microcopy/bookingMicrocopy";
import { Picture, type PictureData } from "../../picture/Picture";
import { safeHref } from "../../link/safeHref";
import { styled } from "../../theme";

const texts = bookingMicrocopy.insurance;

const Offer = styled("span", { display: "flex", alignItems: "center", flexWrap: "wrap", gap: "$1half" });
/** Marks are drawn for white paper. */
const Logo = styled("span", {
  width: "$space$8",
  padding: "$half",
  borderRadius: "$sm",
  backgroundColor: "$paper",
});
const Covers = styled("ul", {
  display: "flex",
  flexDirection: "column",
  gap: "$half",
  paddingInlineStart: "calc($space$3 + $space$1half)",
  fontSize: "$sm",
  lineHeight: "$normal",
  "& > li": { display: "flex", gap: "$1" },
});
/** Raised above the label that covers the card. */
const More = styled("div", {
  position: "relative",
  zIndex: "$raised",
  alignSelf: "flex-start",
  paddingInlineStart: "calc($space$3 + $space$1half)",
  "[data-state='checked'] & a": { color: "inherit" },
});

export interface InsuranceOptionProps {
  /** Of the first choice, so that a list of errors can lead there. */
  id?: string;
  partner: string;
  product: string;
  /** What is insured, in a few words each. */
  covers?: readonly string[];
  /** For all travellers together. */
  priceCents: number;
  url?: string | null;
  logo?: PictureData;
  /** Undefined: nobody has chosen yet, and nothing is chosen for them. */
  value?: boolean;
  onValueChange: (value: boolean) => void;
  name?: string;
  hint?: string;
  error?: string;
}

/** The partner's insurance: yes and no stand beside each other as equals. */
export function InsuranceOption(props: InsuranceOptionProps) {
  const {
    id = "options.insurance",
    partner,
    product,
    covers = [],
    priceCents,
    logo,
    value,
    hint,
    error,
  } = props;
  const { onValueChange, name = "insurance" } = props;
  const url = props.url ? safeHref(props.url) : null;
  const common = { name, invalid: Boolean(error) };
  return (
    <RadioFrame id={id} legend={texts.legend} hint={hint} error={error} columns="2">
      <RadioCard
        {...common}
        id={id}
        value="yes"
        checked={value === true}
        onSelect={() => onValueChange(true)}
        title={texts.yes(product)}
        description={
          <Offer>
            {logo && (
              <Logo>
                <Picture {...logo} alt="" />
              </Logo>
            )}
            {texts.by(partner)}
          </Offer>
        }
        aside={`${formatPrice(priceCents)} ${texts.forAll}`}
      >
        {covers.length > 0 && (
          <Covers role="list" aria-label={texts.covers}>
            {covers.map((cover) => (
              <li key={cover}>
                <Icon icon={checkIcon} />
                {cover}
              </li>
            ))}
          </Covers>
        )}
        {url && (
          <More>
            <Link variant="standalone" href={url} target="_blank" rel="noopener noreferrer">
              {texts.more(partner)}
            </Link>
          </More>
        )}
      </RadioCard>
      <RadioCard
        {...common}
        value="no"
        checked={value === false}
        onSelect={() => onValueChange(false)}
        title={texts.no}
        description={texts.noText}
      />
    </RadioFrame>
  );
}
