import { testEveryPath } from "../testing/everyPath";
import { suggestionsOf } from "./fixtures";
import { tripSuggestionsMachine, type TripSuggestionsContext } from "./tripSuggestionsMachine";

testEveryPath(tripSuggestionsMachine, {
  events: [
    { type: "text.type", typed: "Ti" },
    { type: "text.type", typed: " " },
    { type: "list.open", typed: "Ti" },
    { type: "list.close" },
    { type: "recent.forget" },
  ],
  answers: {
    readRecent: { outputs: [["Tirol"]], errors: [new Error("forbidden")] },
    fetchSuggestions: { outputs: [suggestionsOf("Tirol")], errors: [new Error("503")] },
  },
  project: ({ typed, answered, recent }: TripSuggestionsContext) => [
    typed.trim() === "",
    answered === typed.trim(),
    recent.length,
  ],
});
