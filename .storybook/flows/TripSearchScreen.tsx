import type { TripCard as TripCardOfContract } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import {
  Button,
  EmptyResult,
  Notice,
  Pagination,
  SearchForm,
  SearchSummary,
  Stack,
  TripCard,
  TripGrid,
  type TripCardData,
} from "@gratweg/design-system";
import type { TripSearchActor } from "@gratweg/flows";
import { useTripSearchActor } from "@gratweg/flows/react";
import { t } from "./texts";

/** The page's middle: filters belong to the search page's layout, and their stories to the filters. */
export function TripSearchScreen({ actor }: { actor: TripSearchActor }) {
  const search = useTripSearchActor(actor);
  const { query, status } = search;
  const isEmpty = status === "empty";
  return (
    <Stack gap="4">
      <SearchForm
        action={paths.search()}
        value={query.q}
        onValueChange={(q) => search.change({ q })}
        onSubmit={(q) => search.submit({ q })}
      />
      <SearchSummary
        total={search.totalResults}
        loading={status === "searching"}
        correction={search.suggestion ?? undefined}
        sort={query.sort}
        onSortChange={(sort) => search.submit({ sort })}
        activeFilters={search.countries.map(({ slug, name }) => ({ id: slug, label: name }))}
        onFilterRemove={(slug) => search.toggle("country", slug)}
        onFiltersClear={search.reset}
      />
      {(status === "failed" || status === "offline") && (
        <Notice variant="warning" live="polite">
          <Stack gap="2" align="start">
            {t(status === "offline" ? "search.offline" : "search.failed.text")}
            <Button variant="secondary" onClick={search.retry}>
              {t("search.failed.retry")}
            </Button>
          </Stack>
        </Notice>
      )}
      {isEmpty ? (
        <EmptyResult query={query.q} ways={[{ label: t("search.all"), href: paths.search() }]} />
      ) : (
        <TripGrid label={t("search.results")} loading={status === "searching"} skeletons={3}>
          {search.searchResults.map((card) => (
            <TripCard
              key={card.number}
              trip={tripCardData(card)}
              active={card.number === search.activeTourId}
              headingLevel={3}
            />
          ))}
        </TripGrid>
      )}
      {search.pageCount > 1 && (
        <Pagination
          page={search.page}
          pageCount={search.pageCount}
          hrefOf={(page) => paths.search(`page=${page}`)}
          onNavigate={search.goToPage}
        />
      )}
    </Stack>
  );
}

function tripCardData(card: TripCardOfContract): TripCardData {
  return {
    href: paths.trip(card.number, card.slug),
    title: card.title,
    teaser: card.teaser,
    image: card.image ?? undefined,
    country: card.country?.name,
    region: card.region?.name,
    activities: card.activities.map(({ name }) => name),
    days: card.days,
    difficulty: card.difficulty,
    priceFrom: card.priceFrom?.amount,
    cheapestDeparture: card.cheapestDeparture ?? undefined,
    nextDeparture: card.nextDeparture ?? undefined,
    operator: card.operator?.name,
  };
}
