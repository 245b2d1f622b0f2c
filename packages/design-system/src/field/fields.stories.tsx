import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../button/Button";
import { Checkbox } from "../checkbox/Checkbox";
import { Chip } from "../chip/Chip";
import { FilterGroup } from "../filter-group/FilterGroup";
import { Cluster } from "../layout/Cluster";
import { Grid } from "../layout/Grid";
import { Stack } from "../layout/Stack";
import { RangeFields } from "../range-fields/RangeFields";
import { SearchForm } from "../search-form/SearchForm";
import { Select } from "../select/Select";
import { TextField } from "./TextField";

const meta = {
  title: "Components/Form fields",
  component: TextField,
  args: { label: "Vorname" },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { hint: "Wie im Ausweis.", autoComplete: "given-name" } };

export const WithError: Story = {
  args: {
    label: "E-Mail",
    type: "email",
    defaultValue: "anna@",
    error: "Bitte geben Sie eine vollständige E-Mail-Adresse ein.",
  },
};

export const Form: Story = {
  render: () => (
    <Stack as="form" gap="3">
      <Grid columns="2" gap="2">
        <TextField label="Vorname" autoComplete="given-name" />
        <TextField label="Nachname" autoComplete="family-name" />
        <TextField
          label="E-Mail"
          type="email"
          autoComplete="email"
          hint="Dorthin senden wir die Bestätigung."
        />
        <TextField label="Telefon" type="tel" autoComplete="tel" optional />
        <Select
          label="Land"
          defaultValue="de"
          options={[
            { value: "de", label: "Deutschland" },
            { value: "at", label: "Österreich" },
            { value: "ch", label: "Schweiz" },
          ]}
        />
        <TextField label="Geburtsdatum" type="date" error="Bitte geben Sie Ihr Geburtsdatum an." />
      </Grid>
      <Checkbox label="Ich habe die Reisebedingungen gelesen." />
      <Cluster>
        <Button type="submit">Weiter</Button>
        <Button variant="quiet">Abbrechen</Button>
      </Cluster>
    </Stack>
  ),
};

function FiltersExample() {
  const [countries, setCountries] = useState(["oesterreich"]);
  const [price, setPrice] = useState({ from: "", to: "1800" });
  const [dates, setDates] = useState({ from: "2027-06-01", to: "" });
  const options = [
    { value: "oesterreich", label: "Österreich", count: 14 },
    { value: "schweiz", label: "Schweiz", count: 9 },
    { value: "italien", label: "Italien", count: 11 },
    { value: "norwegen", label: "Norwegen", count: 6 },
    { value: "schottland", label: "Schottland", count: 3 },
    { value: "island", label: "Island", count: 0 },
  ];
  return (
    <Stack gap="4">
      <Cluster gap="1">
        {countries.map((country) => (
          <Chip
            key={country}
            label={options.find((option) => option.value === country)?.label ?? country}
            onRemove={() => setCountries(countries.filter((other) => other !== country))}
          />
        ))}
      </Cluster>
      <FilterGroup
        legend="Land"
        name="country"
        options={options}
        selected={countries}
        onSelectedChange={setCountries}
        visibleCount={4}
      />
      <RangeFields
        legend="Preis"
        type="number"
        unit="€"
        min="0"
        names={{ from: "minPrice", to: "maxPrice" }}
        value={price}
        onValueChange={setPrice}
      />
      <RangeFields
        legend="Reisezeit"
        type="date"
        names={{ from: "from", to: "to" }}
        value={dates}
        onValueChange={setDates}
      />
    </Stack>
  );
}

export const Filters: Story = { render: () => <FiltersExample /> };

function SearchExample() {
  const [value, setValue] = useState("Hüttentour");
  return (
    <SearchForm action="/de/reisesuche" value={value} onValueChange={setValue} onSubmit={() => undefined} />
  );
}

export const Search: Story = { render: () => <SearchExample /> };
