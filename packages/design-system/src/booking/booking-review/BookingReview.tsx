import type { ReactNode } from "react";
import { Button } from "../../button/Button";
import { ButtonLink } from "../../button/ButtonLink";
import { pencilSimpleIcon } from "../../icon/icons";
import { bookingMicrocopy } from "../../microcopy/bookingMicrocopy";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { styled } from "../../theme";

const texts = bookingMicrocopy.review;

const Groups = styled("div", { display: "flex", flexDirection: "column" });

const Group = styled("section", {
  display: "flex",
  flexDirection: "column",
  gap: "$1",
  paddingBlock: "$2",
  borderBlockStart: "$borderWidths$thin solid $colors$border",
  "&:last-child": { borderBlockEnd: "$borderWidths$thin solid $colors$border" },
  "@media print": { breakInside: "avoid" },
});

const Head = styled("div", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: "$2",
  "@media print": { "& a, & button": { display: "none" } },
});

const Items = styled("dl", {
  display: "flex",
  flexDirection: "column",
  gap: "$1",
  lineHeight: "$normal",
  "& > div": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    columnGap: "$3",
    "@sm": { gridTemplateColumns: "minmax(0, 12rem) minmax(0, 1fr)" },
  },
  "& dt": { color: "$textMuted", fontSize: "$sm", "@sm": { fontSize: "$md" } },
  "& dd": { overflowWrap: "anywhere", whiteSpace: "pre-line" },
});

export interface ReviewGroup {
  id: string;
  title: string;
  items: readonly { label: string; value: ReactNode }[];
  /** Where it is changed: an address, or a call to `onEdit`. */
  editHref?: string;
}

export interface BookingReviewProps {
  groups: readonly ReviewGroup[];
  /** Called with the group's id. */
  onEdit?: (id: string) => void;
  headingLevel?: HeadingLevel;
}

/** Everything that was entered, once more, with a way back to each part. */
export function BookingReview({ groups, onEdit, headingLevel = 3 }: BookingReviewProps) {
  return (
    <Groups>
      {groups.map(({ id, title, items, editHref }) => (
        <Group key={id}>
          <Head>
            <Heading level={headingLevel} size="h4">
              {title}
            </Heading>
            <Edit {...{ title, editHref }} onEdit={onEdit && (() => onEdit(id))} />
          </Head>
          <Items>
            {items.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Items>
        </Group>
      ))}
    </Groups>
  );
}

function Edit({ title, editHref, onEdit }: { title: string; editHref?: string; onEdit?: () => void }) {
  const common = {
    variant: "quiet",
    size: "sm",
    icon: pencilSimpleIcon,
    "aria-label": texts.changeGroup(title),
    onClick: onEdit,
  } as const;
  if (editHref) {
    return (
      <ButtonLink {...common} href={editHref}>
        {texts.change}
      </ButtonLink>
    );
  }
  return onEdit ? <Button {...common}>{texts.change}</Button> : null;
}
