import { paths } from "@gratweg/contracts/routes";
import { SearchForm } from "@gratweg/design-system";
import { navigate } from "gatsby";
import { useState } from "react";

/** The search field outside the search page: leads there, with and without scripts. */
export function SiteSearch() {
  const [value, setValue] = useState("");
  return (
    <SearchForm
      action={paths.search()}
      value={value}
      onValueChange={setValue}
      onSubmit={(text) => {
        const query = new URLSearchParams(text.trim() === "" ? {} : { q: text.trim() });
        void navigate(paths.search(query.toString()));
      }}
    />
  );
}
