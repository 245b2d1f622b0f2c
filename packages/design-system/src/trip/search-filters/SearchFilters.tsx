import { useState, type FormEvent, type ReactNode } from "react";
import { Button } from "../../button/Button";
import { ButtonLink } from "../../button/ButtonLink";
import { FilterGroup, type FilterOption } from "../../filter-group/FilterGroup";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { RangeFields, type RangeValue } from "../../range-fields/RangeFields";
import { styled } from "../../theme";

const texts = tripMicrocopy.filters;

const Form = styled("form", {
  display: "flex",
  flexDirection: "column",
  gap: "$4",
  // Lets long option names give way in flex rows too.
  overflowWrap: "anywhere",
});
const Actions = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$1",
});

export interface FilterFacet {
  /** The form field's name, as in the address: `country`, `activity`… */
  name: string;
  legend: string;
  options: readonly FilterOption[];
}

export interface FilterRange {
  legend: string;
  type: "euros" | "days" | "date";
  /** Names of the two form fields, as in the address: `minPrice`, `maxPrice`. */
  names: { from: string; to: string };
  min?: string;
  max?: string;
  unit?: string;
  /** Stands at the second field: says that the range is upside down, for example. */
  error?: string;
}

/** Every value by its form field's name. */
export type FilterSelection = Readonly<Record<string, readonly string[]>>;

export interface SearchFiltersProps {
  facets: readonly FilterFacet[];
  ranges?: readonly FilterRange[];
  selection: FilterSelection;
  onSelectionChange: (selection: FilterSelection) => void;
  /** Where the form leads without scripts. */
  action: string;
  /** Without a handler the browser sends the form. */
  onSubmit?: () => void;
  submitLabel?: string;
  /** Address without any filter. */
  resetHref?: string;
  /** Further fields of the form, for example the hidden query. */
  children?: ReactNode;
}

/** The facet panel, days first, because most people know when before they know where: a plain GET form that a script may follow on every change. */
export function SearchFilters(props: SearchFiltersProps) {
  const {
    facets,
    ranges = [],
    selection,
    onSelectionChange,
    action,
    onSubmit,
    submitLabel,
    resetHref,
  } = props;

  /** Fields keep what they cannot read; a reset gives new ones. */
  const [resets, setResets] = useState(0);

  function change(values: Record<string, readonly string[]>) {
    const next = Object.entries({ ...selection, ...values }).filter(([, list]) =>
      list.some((value) => value !== ""),
    );
    onSelectionChange(Object.fromEntries(next));
  }

  function submit(event: FormEvent) {
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit();
  }

  const rangeFields = (range: FilterRange) => (
    <RangeFields
      key={`${range.names.from} ${resets}`}
      {...range}
      value={{ from: selection[range.names.from]?.[0] ?? "", to: selection[range.names.to]?.[0] ?? "" }}
      onValueChange={(value: RangeValue) =>
        change({ [range.names.from]: [value.from], [range.names.to]: [value.to] })
      }
    />
  );

  return (
    <Form action={action} method="get" aria-label={texts.label} onSubmit={submit}>
      {props.children}
      {ranges.filter(({ type }) => type === "date").map(rangeFields)}
      {facets
        .filter((facet) => facet.options.length > 0)
        .map((facet) => (
          <FilterGroup
            key={facet.name}
            legend={facet.legend}
            name={facet.name}
            options={facet.options}
            selected={selection[facet.name] ?? []}
            onSelectedChange={(values) => change({ [facet.name]: values })}
          />
        ))}
      {ranges.filter(({ type }) => type !== "date").map(rangeFields)}
      <Actions>
        <Button type="submit">{submitLabel ?? texts.submit}</Button>
        {resetHref && (
          <ButtonLink href={resetHref} variant="quiet" onClick={() => setResets(resets + 1)}>
            {texts.reset}
          </ButtonLink>
        )}
      </Actions>
    </Form>
  );
}
