import { Button, Cluster, Grid, SearchField, Select, Stack } from "@gratweg/design-system";
import type { UserQuery } from "@gratweg/flows";
import { manageUsersTexts, roleNames } from "../../texts/manageUsers";
import { useTyped } from "./useTyped";

const texts = manageUsersTexts;

export interface UserFiltersProps {
  query: UserQuery;
  /** Of the shown answer. */
  total: number | undefined;
  isLoading: boolean;
  onChange: (change: Partial<UserQuery>) => void;
}

export function UserFilters({ query, total, isLoading, onChange }: UserFiltersProps) {
  const { search, states } = texts;
  const [q, type] = useTyped(query.q, (typed) => onChange({ q: typed }));
  const isNarrowed = q !== "" || query.role !== null || query.state !== null;
  const reset = () => {
    type("");
    onChange({ q: "", role: null, state: null });
  };
  return (
    <Stack gap="1">
      <Grid columns="3" gap="2">
        <SearchField
          label={search.label}
          value={q}
          onValueChange={type}
          resultCount={total}
          resultText={search.results}
          busy={isLoading}
          maxLength={200}
        />
        <Select
          label={search.role}
          value={query.role ?? ""}
          onValueChange={(role) => onChange({ role: role === "" ? null : (role as UserQuery["role"]) })}
          options={[
            { value: "", label: search.anyRole },
            ...Object.entries(roleNames).map(([value, label]) => ({ value, label })),
          ]}
        />
        <Select
          label={search.state}
          value={query.state ?? ""}
          onValueChange={(state) => onChange({ state: state === "" ? null : (state as UserQuery["state"]) })}
          options={[
            { value: "", label: search.anyState },
            ...Object.entries(states).map(([value, label]) => ({ value, label })),
          ]}
        />
      </Grid>
      {isNarrowed && (
        <Cluster>
          <Button variant="secondary" size="sm" onClick={reset}>
            {search.reset}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
