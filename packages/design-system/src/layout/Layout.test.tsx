import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { Cluster } from "./Cluster";
import { Container } from "./Container";
import { Grid, GridItem } from "./Grid";
import { Stack } from "./Stack";

test("lists keep their list role although the theme takes their markers away", async () => {
  const { container } = render(
    <Container as="main">
      <Stack as="ul" aria-label="Reisen">
        <li>Stubaier Höhenweg</li>
      </Stack>
      <Cluster as="ol" aria-label="Etappen">
        <li>Tag 1</li>
      </Cluster>
      <Grid as="ul" aria-label="Karten" columns="3">
        <GridItem as="li" span="4">
          Karte
        </GridItem>
      </Grid>
    </Container>,
  );
  const lists = within(screen.getByRole("main")).getAllByRole("list");
  expect(
    lists.map((list) => [list.tagName, list.getAttribute("role"), list.getAttribute("aria-label")]),
  ).toEqual([
    ["UL", "list", "Reisen"],
    ["OL", "list", "Etappen"],
    ["UL", "list", "Karten"],
  ]);
  expect(container.querySelectorAll("[style]")).toHaveLength(0);
  expect(await axe(container)).toHaveNoViolations();
});
