import { paths } from "@gratweg/contracts/routes";
import { SearchForm } from "@gratweg/design-system";
import { navigate } from "gatsby";
import { useState } from "react";
import { useSuggestions } from "../search/suggestions/useSuggestions";

/** The search field outside the search page: leads there, with and without scripts. */
export function SiteSearch() {
  const [value, setValue] = useState("");
  const suggestions = useSuggestions(value);
  return (
    <SearchForm
      action={paths.search()}
      value={value}
      onValueChange={(text) => {
        setValue(text);
        suggestions.typed(text);
      }}
      onSubmit={(text) => {
        suggestions.searched(text);
        const query = new URLSearchParams(text.trim() === "" ? {} : { q: text.trim() });
        void navigate(paths.search(query.toString()));
      }}
      {...suggestions.form}
    />
  );
}
