import { Grid, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";
import { desk } from "../microcopy";

export interface Fact {
  name: string;
  value: ReactNode;
  /** Of twelve columns. */
  columns?: number;
}

interface FactsProps {
  facts: readonly Fact[];
}

export function Facts({ facts }: FactsProps) {
  return (
    <Grid.Root tag="dl" gap={4} width="100%">
      {facts.map(({ name, value, columns = 6 }) => (
        <Grid.Item key={name} col={columns} xs={12} direction="column" alignItems="flex-start" gap={1}>
          <Typography tag="dt" variant="pi" fontWeight="semiBold" textColor="neutral600">
            {name}
          </Typography>
          <Typography tag="dd" textColor="neutral800">
            {value === undefined || value === null || value === "" ? desk.none : value}
          </Typography>
        </Grid.Item>
      ))}
    </Grid.Root>
  );
}
