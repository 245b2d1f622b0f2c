import { Button } from "../../button/Button";
import { Icon } from "../../icon/Icon";
import { caretDownIcon, printerIcon } from "../../icon/icons";
import { bookingMicrocopy } from "../../microcopy/bookingMicrocopy";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { styled } from "../../theme";

const texts = bookingMicrocopy.formSheet;

const Frame = styled("details", {
  border: "$borderWidths$thin solid $colors$border",
  borderRadius: "$md",
  backgroundColor: "$surface",
  "&[open] > summary > svg": { transform: "rotate(180deg)" },
  // Paper shows all of it, open or not.
  "@media print": { border: 0, "&::details-content": { contentVisibility: "visible", display: "block" } },
});

const Summary = styled("summary", {
  display: "flex",
  alignItems: "center",
  gap: "$2",
  minHeight: "$space$7",
  paddingInline: "$2",
  paddingBlock: "$1",
  borderRadius: "$md",
  cursor: "pointer",
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
  "& > svg": { marginInlineStart: "auto", color: "$primaryText", transition: "transform $transitions$fast" },
  "@media print": { paddingInline: 0, "& > svg": { display: "none" } },
});

const Version = styled("span", {
  display: "block",
  color: "$textMuted",
  fontSize: "$sm",
  lineHeight: "$normal",
});

const Body = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$3",
  maxWidth: "$sizes$measure",
  padding: "$2",
  "& p": { whiteSpace: "pre-line" },
  "& button": { alignSelf: "flex-start" },
  "@media print": { maxWidth: "none", paddingInline: 0, "& button": { display: "none" } },
});

const Part = styled("section", { display: "flex", flexDirection: "column", gap: "$half" });

export interface FormSheetProps {
  title: string;
  /** For example `2026-1`: the booking keeps which one was shown. */
  version: string;
  sections: readonly { title: string; text: string }[];
  headingLevel?: HeadingLevel;
  defaultOpen?: boolean;
  onPrint?: () => void;
}

/** The form sheet of package travel law: one line until it is opened, works without script, is printed in full. */
export function FormSheet(props: FormSheetProps) {
  const { title, version, sections, headingLevel = 3, defaultOpen = false, onPrint } = props;
  return (
    <Frame open={defaultOpen || undefined}>
      <Summary>
        <span>
          <strong>{title}</strong>
          <Version>{texts.version(version)}</Version>
        </span>
        <Icon icon={caretDownIcon} />
      </Summary>
      <Body>
        {sections.map((section) => (
          <Part key={section.title}>
            <Heading level={headingLevel} size="h4">
              {section.title}
            </Heading>
            <p>{section.text}</p>
          </Part>
        ))}
        {onPrint && (
          <Button variant="secondary" size="sm" icon={printerIcon} onClick={onPrint}>
            {texts.print}
          </Button>
        )}
      </Body>
    </Frame>
  );
}
