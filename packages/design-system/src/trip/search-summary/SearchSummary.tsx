import type { ReactNode } from "react";
import { Button } from "../../button/Button";
import { Chip } from "../../chip/Chip";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { Select } from "../../select/Select";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { Text } from "../../text/Text";
import { styled } from "../../theme";

const texts = tripMicrocopy.results;

const Frame = styled("div", { display: "flex", flexDirection: "column", gap: "$2" });

const Line = styled("div", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  columnGap: "$1half",
  rowGap: "$1half",
});

const Count = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$half",
  flex: "1 1 100%",
  "@lg": { flex: "1 1 14rem" },
  minWidth: 0,
  overflowWrap: "anywhere",
});

const Sort = styled("form", {
  display: "flex",
  alignItems: "flex-end",
  gap: "$1",
  flex: "1 1 9rem",
  minWidth: "min(100%, 9rem)",
  maxWidth: "20rem",
  "@lg": { flex: "0 0 auto", minWidth: "14rem" },
});
const Chips = styled("ul", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "$1",
  listStyle: "none",
  overflowWrap: "anywhere",
  "& > li": { maxWidth: "100%" },
});

export type SortKey = keyof typeof texts.sorts;

export interface ActiveFilter {
  id: string;
  label: string;
}

export interface SearchSummaryProps {
  /** Fewer than two trips have no order: the choice of one is not shown. */
  total: number;
  /** New results are on their way; the count is announced when they have arrived. */
  loading?: boolean;
  sort: SortKey;
  onSortChange: (sort: SortKey) => void;
  activeFilters?: readonly ActiveFilter[];
  onFilterRemove?: (id: string) => void;
  onFiltersClear?: () => void;
  /** What was searched instead of what was written: the results are its own. */
  correction?: string;
  /** Stands below the count and is announced with it. */
  note?: ReactNode;
  headingLevel?: HeadingLevel;
  /** In a row with the order: the button that opens the filters on a phone. */
  filterButton?: ReactNode;
}

export function SearchSummary(props: SearchSummaryProps) {
  const {
    total,
    loading = false,
    sort,
    onSortChange,
    activeFilters = [],
    onFilterRemove,
    onFiltersClear,
  } = props;
  return (
    <Frame>
      <Line>
        {/* Present from the start, so that its changes are announced; around the heading, which would have no name with it inside. */}
        <Count role="status" aria-busy={loading}>
          <Heading level={props.headingLevel ?? 2} size="h3">
            {loading ? texts.updating : texts.count(total)}
          </Heading>
          {props.correction && <Text size="sm">{texts.corrected(props.correction)}</Text>}
          {props.note && (
            <Text size="sm" tone="muted">
              {props.note}
            </Text>
          )}
        </Count>
        {props.filterButton}
        {(total > 1 || loading) && (
          <Sort onSubmit={(event) => event.preventDefault()}>
            <Select
              label={texts.sort}
              name="sort"
              value={sort}
              options={Object.entries(texts.sorts).map(([value, label]) => ({ value, label }))}
              onValueChange={(value) => {
                if (isSortKey(value)) onSortChange(value);
              }}
            />
          </Sort>
        )}
      </Line>
      {activeFilters.length > 0 && (
        <Chips role="list" aria-label={texts.active}>
          {activeFilters.map((filter) => (
            <li key={filter.id}>
              <Chip label={filter.label} onRemove={() => onFilterRemove?.(filter.id)} />
            </li>
          ))}
          {onFiltersClear && (
            <li>
              <Button variant="quiet" size="sm" onClick={onFiltersClear}>
                {texts.clear}
              </Button>
            </li>
          )}
        </Chips>
      )}
    </Frame>
  );
}

function isSortKey(value: string): value is SortKey {
  return Object.hasOwn(texts.sorts, value);
}
