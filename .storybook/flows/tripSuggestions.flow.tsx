import { paths } from "@gratweg/contracts/routes";
import { mapPinIcon, SearchForm, SuggestionList, useSuggestionKeys } from "@gratweg/design-system";
import { tripSuggestionsMachine, type TripSuggestionsActor } from "@gratweg/flows";
import { useId } from "react";
import { defineFlow } from "./kit/flow";
import { useSnapshot } from "./kit/useSnapshot";

const none = { months: [], activities: [], trips: [], pages: [], siblings: [] };

function SuggestionsScreen({ actor }: { actor: TripSuggestionsActor }) {
  const listId = useId();
  const { value, context } = useSnapshot(actor);
  const { typed, suggestions, recent } = context;
  const isBlank = typed.trim() === "";
  const isOpen = value !== "closed";
  const options = isBlank
    ? recent.map((words) => ({ id: words, label: words }))
    : (suggestions?.places ?? []).map(({ slug, name, count }) => ({
        id: slug,
        label: name,
        aside: count === 1 ? "1 Reise" : `${count} Reisen`,
        icon: mapPinIcon,
      }));
  const close = () => actor.send({ type: "list.close" });
  const open = () => actor.send({ type: "list.open", typed });
  const { activeId, onKeyDown } = useSuggestionKeys({
    ids: options.map(({ id }) => id),
    open: isOpen,
    onOpen: open,
    onClose: close,
    onChoose: close,
  });
  return (
    <SearchForm
      action={paths.search()}
      value={typed}
      onValueChange={(text) => actor.send({ type: "text.type", typed: text })}
      onSubmit={close}
      onFieldFocus={open}
      combobox={{ listId, expanded: isOpen && options.length > 0, activeId, onKeyDown }}
      popup={
        <SuggestionList
          id={listId}
          groups={[{ label: isBlank ? "Zuletzt gesucht" : "Orte", options }]}
          open={isOpen}
          activeId={activeId}
          query={typed}
          onChoose={close}
        />
      }
    />
  );
}

export const tripSuggestionsFlow = defineFlow({
  name: "trip-suggestions",
  purpose: "Suggests places, trips and pages while somebody types, and what was searched on this device.",
  machine: tripSuggestionsMachine,
  inputs: { "an empty field": undefined },
  events: [
    { type: "list.open", typed: "" },
    { type: "text.type", typed: "tir" },
    { type: "text.type", typed: "tirol" },
    { type: "text.type", typed: "" },
    { type: "list.close" },
    { type: "recent.forget" },
  ],
  answers: {
    readRecent: {
      "one search": { output: ["Hüttentour im Juli"] },
      nothing: { output: [] },
    },
    fetchSuggestions: {
      "two places": {
        output: {
          ...none,
          places: [
            { slug: "tirol", name: "Tirol", count: 3 },
            { slug: "suedtirol", name: "Südtirol", count: 1 },
          ],
        },
      },
      nothing: { output: { ...none, places: [] } },
      "no answer": { error: new TypeError("Failed to fetch") },
    },
  },
  tellsApart: ({ typed, answered, suggestions, recent }) => [
    typed,
    answered,
    suggestions?.places.length,
    recent.length,
  ],
  Screen: SuggestionsScreen,
});
