import type { SearchAnswer } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import {
  leftOutOfLink,
  readSearchFields,
  readSearchLink,
  writeSearchQuery,
  type SearchQuery,
} from "@gratweg/contracts/search-query";
import {
  Button,
  Link,
  Notice,
  Pagination,
  SearchFilters,
  SearchForm,
  SearchLayout,
  SearchSummary,
  SkipLink,
  Stack,
  Text,
  TripCard,
  TripGrid,
  VisuallyHidden,
} from "@gratweg/design-system";
import { useTripSearch } from "@gratweg/flows/react";
import { tripCardData } from "@gratweg/page-parts";
import { useTranslation } from "react-i18next";
import { Fragment, useEffect, useLayoutEffect, useMemo, useState, type MouseEvent } from "react";
import { activeFilters, headingWords, unshownParameters, withoutEnds, withoutFilter } from "./activeFilters";
import { filterFacets, filterRanges } from "./filterFields";
import { connectSearch } from "./searchPorts";
import { isTyping, patchOf, selectionOf } from "./selection";
import { FurtherReading } from "./FurtherReading";
import { NothingFound } from "./NothingFound";
import { SimilarTrips } from "./SimilarTrips";
import { useSuggestions } from "./suggestions/useSuggestions";
import { quotedWords, understoodFacts } from "./understood";
import { AwaitedResults } from "./AwaitedResults";
import { useReversedRanges } from "./useReversedRanges";

/** More make no title. */
const MOST_IN_TITLE = 3;

interface SearchScreenProps {
  /** The answer that the page was built with: everything, first page. */
  first: SearchAnswer;
  /** Where it stands how results are ranked. */
  rankingHref: string | null;
  /** The address's query string. */
  address: string;
  /** Whether the page was reached by back, forward or reload, and not by a link. */
  isReturn: boolean;
  /** What is searched, in words; empty when nothing is. */
  onAsked?: (words: string) => void;
  /** Who helps when nothing is found. */
  phone?: { label: string; href: string };
}

export function SearchScreen({ first, rankingHref, address, isReturn, onAsked, phone }: SearchScreenProps) {
  const { t } = useTranslation();
  /** The address that is searched, until something else is asked for. */
  const [link, setLink] = useState(address);
  const [lastAddress, setLastAddress] = useState(address);
  if (address !== lastAddress) {
    setLastAddress(address);
    setLink(address);
  }
  const linkUnread = readSearchLink(new URLSearchParams(link)).unread;
  const [machine] = useState(() => connectSearch(() => setLink("")));
  const search = useTripSearch(machine, { answer: first });
  const { query, status, followAddress, returnFromTrip, connectionRestored } = search;

  /** False in the built page, and until the search knows the address: nothing else is drawn between the two. */
  const [isFollowing, setFollowing] = useState(false);
  useEffect(() => {
    const asked = readSearchFields(new URLSearchParams(address));
    if (isReturn) returnFromTrip(asked);
    else followAddress(asked);
    // oxlint-disable-next-line react/set-state-in-effect -- drawn together with what the machine makes of the address
    setFollowing(true);
  }, [address, isReturn, followAddress, returnFromTrip]);

  useEffect(() => {
    const follow = () => {
      setLink(window.location.search);
      followAddress(readSearchFields(new URLSearchParams(window.location.search)));
    };
    window.addEventListener("popstate", follow);
    window.addEventListener("online", connectionRestored);
    return () => {
      window.removeEventListener("popstate", follow);
      window.removeEventListener("online", connectionRestored);
    };
  }, [followAddress, connectionRestored]);

  const suggestions = useSuggestions(query.q);
  const selection = selectionOf(query);
  const cards = useMemo(() => search.searchResults.map(tripCardData), [search.searchResults]);
  const isBusy = status === "searching";
  const reversed = useReversedRanges(query, isBusy);
  const active = activeFilters(withoutEnds(query), search, t);
  const facts = query.q.trim() === "" ? [] : understoodFacts(search, t);
  const leftOut = search.understood?.leftOut ?? [];
  const unread = [
    ...(linkUnread.length > 0 ? [leftOutOfLink(linkUnread)] : []),
    ...(search.understood?.unread ?? []),
  ];
  const [startedAsked] = useState(() => asks(readSearchFields(new URLSearchParams(address))));
  /** The page's first trips are none that were asked for. */
  const areOthers = isFollowing && startedAsked && search.searchResults === first.data && asks(query);
  const hasFailed = status === "failed" || status === "offline";
  const words = [
    ...(query.q.trim() === "" ? [] : [`„${query.q.trim()}“`]),
    ...headingWords(withoutEnds(query), search, t),
  ]
    .slice(0, MOST_IN_TITLE)
    .join(", ");
  // The page's heading and the results come in one frame.
  useLayoutEffect(() => {
    if (!isBusy) onAsked?.(words);
  }, [isBusy, words, onAsked]);
  const isEmpty = status === "empty";
  const isCleared = status === "idle";
  const ranking = rankingHref !== null && (
    <Text size="sm">
      <Link href={rankingHref} variant="quiet">
        {t("search.ranking")}
      </Link>
    </Text>
  );
  const addressOf = (change: Partial<SearchQuery>) =>
    paths.search(writeSearchQuery({ ...query, ...change }).toString());

  function rememberPlace(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest("a[href^='/de/reise/']") : null;
    const tripNumber = Number(link?.getAttribute("href")?.split("/")[3]);
    if (!link || !Number.isInteger(tripNumber)) return;
    search.openTrip({
      scrollY: window.scrollY,
      relativePositionOffset: link.getBoundingClientRect().top,
      activeTourId: tripNumber,
    });
  }

  return (
    <Stack gap="3">
      <SkipLink target="ergebnisse" label={t("search.toResults")} />
      <SearchForm
        action={paths.search()}
        value={query.q}
        onValueChange={(q) => {
          search.change({ q });
          suggestions.typed(q);
        }}
        onSubmit={(q) => {
          suggestions.searched(q);
          search.submit({ q });
        }}
        {...suggestions.form}
      />
      <SearchLayout
        activeCount={active.length}
        showLabel={t("search.show", { count: search.totalResults })}
        filters={
          <SearchFilters
            facets={filterFacets(search.facets, t)}
            ranges={filterRanges(t, reversed)}
            selection={selection}
            onSelectionChange={(next) =>
              isTyping(selection, next) ? search.change(patchOf(next)) : search.submit(patchOf(next))
            }
            action={paths.search()}
            onSubmit={() => search.submit()}
            resetHref={paths.search()}
          >
            {unshownParameters(query).map(([name, value]) => (
              <input key={`${name}:${value}`} type="hidden" name={name} value={value} />
            ))}
          </SearchFilters>
        }
      >
        {(filterButton) => (
          <>
            {!isFollowing && <AwaitedResults filterButton={filterButton} ranking={ranking} />}
            <div
              id="ergebnisse"
              data-results={isFollowing ? undefined : "first"}
              onClickCapture={rememberPlace}
              role="presentation"
            >
              <Stack gap="3">
                {/* Said at the field too, which lies behind a button on a phone. */}
                <VisuallyHidden>
                  <div aria-live="polite">{reversed.map((end) => t(`search.reversed.${end}`)).join(" ")}</div>
                </VisuallyHidden>
                {areOthers && hasFailed ? (
                  filterButton
                ) : (
                  <SearchSummary
                    filterButton={filterButton}
                    total={search.totalResults}
                    loading={isBusy || areOthers}
                    sort={query.sort}
                    onSortChange={(sort) => search.submit({ sort })}
                    activeFilters={areOthers ? [] : active}
                    onFilterRemove={(id) => search.submit(withoutFilter(query, id))}
                    onFiltersClear={search.reset}
                    correction={search.suggestion ?? undefined}
                    note={facts.length > 0 ? t("search.understood", { facts: facts.join(" · ") }) : undefined}
                  />
                )}
                {/* What is there for other trips, or in place of skeletons, has not moved. */}
                {!isEmpty && <Fragment key={`ranking ${areOthers}`}>{ranking}</Fragment>}
                {hasFailed && (
                  <Notice variant="warning" live="polite">
                    <Stack gap="2" align="start">
                      {status === "offline" ? t("search.offline") : t("search.failed.text")}
                      <Button variant="secondary" onClick={search.retry}>
                        {t("search.failed.retry")}
                      </Button>
                    </Stack>
                  </Notice>
                )}
                {isCleared && (
                  <Notice live="polite">
                    <Stack gap="2" align="start">
                      {t("search.cleared")}
                      <Button variant="secondary" onClick={() => search.submit()}>
                        {t("search.everything")}
                      </Button>
                    </Stack>
                  </Notice>
                )}
                {status === "showing" && leftOut.length > 0 && (
                  <Notice>{t("search.leftOut.text", { words: quotedWords(leftOut, t) })}</Notice>
                )}
                {isFollowing && (isEmpty || status === "showing") && unread.length > 0 && (
                  <Notice live="polite">{unread.join(" ")}</Notice>
                )}
                {isCleared || (areOthers && hasFailed) ? null : isEmpty ? (
                  <NothingFound search={search} phone={phone} />
                ) : (
                  <TripGrid
                    key={`trips ${areOthers}`}
                    label={t("search.results")}
                    loading={isBusy || areOthers}
                    skeletons={6}
                  >
                    {(areOthers ? [] : cards).map((trip, index) => (
                      <TripCard
                        key={trip.href}
                        trip={trip}
                        active={search.searchResults[index]?.number === search.activeTourId}
                        loading={index === 0 ? "eager" : "lazy"}
                      />
                    ))}
                  </TripGrid>
                )}
                {isEmpty && search.similar.length > 0 && (
                  <SimilarTrips trips={search.similar} activeTourId={search.activeTourId} />
                )}
                {search.pageCount > 1 && !areOthers && (
                  <Pagination
                    page={search.page}
                    pageCount={search.pageCount}
                    hrefOf={(page) => addressOf({ page })}
                    onNavigate={search.goToPage}
                  />
                )}
                {(isEmpty || status === "showing") && search.reading && (
                  <FurtherReading reading={search.reading} />
                )}
                {status === "showing" && (query.q !== "" || active.length > 0) && (
                  <div>
                    <Button variant="quiet" size="sm" onClick={search.clear}>
                      {t("search.clear")}
                    </Button>
                  </div>
                )}
              </Stack>
            </div>
          </>
        )}
      </SearchLayout>
    </Stack>
  );
}

function asks(query: SearchQuery): boolean {
  return writeSearchQuery(query).size > 0;
}
