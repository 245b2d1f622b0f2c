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

const Fetched = styled("button", {
  ...row,
  width: "100%",
  border: 0,
  padding: 0,
  paddingBlock: "$1",
  backgroundColor: "transparent",
  color: "$primaryText",
  fontSize: "inherit",
  textAlign: "start",
  borderRadius: "$sm",
  cursor: "pointer",
  "&[aria-busy='true']": { cursor: "progress" },
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
  /** Without it and `onOpen` the document is still to come. */
  href?: string;
  /** In the place of an address: for files that only a script with the visitor's proof can fetch. */
  onOpen?: () => void;
  /** It is on its way. */
  busy?: boolean;
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
        <Item key={document.title} data-state={document.href || document.onOpen ? "ready" : "awaited"}>
          <Document {...document} />
        </Item>
      ))}
    </List>
  );
}

function Document(document: TripDocument) {
  const { title, kind = "other", href, onOpen, busy = false } = document;
  const { fileName, sizeBytes, issuedOn, expected } = document;
  const isReady = href !== undefined || onOpen !== undefined;
  const meta = isReady
    ? [
        busy ? texts.fetching : texts.kinds[kind],
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
  if (onOpen) {
    return (
      <Fetched
        type="button"
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={() => !busy && onOpen()}
      >
        {content}
        <Icon icon={downloadSimpleIcon} />
      </Fetched>
    );
  }
  if (href === undefined) return <Awaited>{content}</Awaited>;
  return (
    <Download href={href} download={fileName ?? true}>
      {content}
      <Icon icon={downloadSimpleIcon} />
    </Download>
  );
}
