import { paths } from "@gratweg/contracts/routes";
import { readSearchFields, writeSearchQuery } from "@gratweg/contracts/search-query";
import { EmptyResult } from "@gratweg/design-system";
import { chosenFilters } from "@gratweg/flows";
import type { TripSearch } from "@gratweg/flows/react";
import { useTranslation } from "react-i18next";
import { siblingAddress, useHost } from "../layout/siblingAddress";
import { activeFilters } from "./activeFilters";

interface NothingFoundProps {
  search: TripSearch;
  /** Where somebody searches along, on the phone. */
  phone?: { label: string; href: string };
}

/** No dead end: what was asked piece by piece, our other sites, and a person. */
export function NothingFound({ search, phone }: NothingFoundProps) {
  const { t } = useTranslation();
  const host = useHost();
  const { query, nothing } = search;
  const parts = (nothing?.parts ?? []).map(({ parameters, count }) => {
    const part = readSearchFields(new URLSearchParams(parameters));
    const [filter] = activeFilters(part, chosenFilters({ ...search, query: part }), t);
    return { label: filter?.label ?? `„${part.q}“`, href: paths.search(parameters), count };
  });
  const elsewhere = (nothing?.siblings ?? []).map(({ site, name, domain, count }) => ({
    label: t("search.elsewhere", { count, site: name }),
    href:
      siblingAddress({ key: site, domain }, host) + paths.search(writeSearchQuery(query).toString()).slice(1),
  }));
  return (
    <EmptyResult
      query={query.q}
      parts={parts}
      elsewhere={elsewhere}
      phone={phone}
      ways={[{ label: t("search.all"), href: paths.search() }]}
    />
  );
}
