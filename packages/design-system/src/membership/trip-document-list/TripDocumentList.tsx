import { Icon } from "../../icon/Icon";
import { calendarBlankIcon, downloadSimpleIcon, filePdfIcon, fileTextIcon, pathIcon } from "../../icon/icons";
import { formatDate } from "../../format/formatDate";
import { BaseLink } from "../../link/LinkProvider";
import { accountMicrocopy } from "../../microcopy/accountMicrocopy";
import { Text } from "../../text/Text";
import { styled } from "../../theme";

const texts = accountMicrocopy.documents;

const List = styled("ul", { display: "flex", flexDirection: "column", width: "100%" });

const row = {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: "$1half",
  minHeight: "$sizes$target",
  paddingBlock: "$1",
  lineHeight: "$snug",
} as const;

const Item = styled("li", {
  borderBlockStart: "$borderWidths$thin solid $colors$border",
  "&:last-child": { borderBlockEnd: "$borderWidths$thin solid $colors$border" },
});

const Download = styled(BaseLink, {
  ...row,
  color: "$primaryText",
  textDecoration: "none",
  borderRadius: "$sm",
  "@hover": { "&:hover strong": { textDecorationLine: "underline", textUnderlineOffset: "0.2em" } },
  "& strong": { fontWeight: "$semibold" },
});

const Awaited = styled("div", { ...row, color: "$textMuted" });

const Words = styled("span", { display: "flex", flexDirection: "column", gap: "$half", minWidth: 0 });
const Meta = styled("span", { color: "$textMuted", fontSize: "$sm" });

const icons = { pdf: filePdfIcon, gpx: pathIcon, ics: calendarBlankIcon, other: fileTextIcon };

export interface TripDocument {
  title: string;
  kind?: keyof typeof icons;
  /** Without it the document is still to come. */
  href?: string;
  fileName?: string;
  sizeBytes?: number;
  /** `YYYY-MM-DD` */
  issuedOn?: string;
  /** When it is to come: „etwa vier Wochen vor der Reise“. */
  expected?: string;
}

export interface TripDocumentListProps {
  documents: readonly TripDocument[];
  label?: string;
  emptyText?: string;
}

/** Files of a trip, those that are there and those that will come. */
export function TripDocumentList({
  documents,
  label = texts.label,
  emptyText = texts.empty,
}: TripDocumentListProps) {
  if (documents.length === 0) return <Text tone="muted">{emptyText}</Text>;
  return (
    <List role="list" aria-label={label}>
      {documents.map((document) => (
        <Item key={document.title} data-state={document.href ? "ready" : "awaited"}>
          <Document {...document} />
        </Item>
      ))}
    </List>
  );
}

function Document({ title, kind = "other", href, fileName, sizeBytes, issuedOn, expected }: TripDocument) {
  const meta = href
    ? [
        texts.kinds[kind],
        sizeBytes !== undefined && texts.size(sizeBytes),
        issuedOn && texts.issued(formatDate(issuedOn)),
      ]
    : [texts.pending, expected];
  const content = (
    <>
      <Icon icon={icons[kind]} />
      <Words>
        <strong>{title}</strong> <Meta>{meta.filter(Boolean).join(", ")}</Meta>
      </Words>
    </>
  );
  if (href === undefined) return <Awaited>{content}</Awaited>;
  return (
    <Download href={href} download={fileName ?? true}>
      {content}
      <Icon icon={downloadSimpleIcon} />
    </Download>
  );
}
