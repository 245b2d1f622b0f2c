import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { Badge } from "../badge/Badge";
import { Skeleton } from "../skeleton/Skeleton";
import { Chip, ChipLink } from "./Chip";

test("a chip says what pressing it does, and the keyboard presses it", async () => {
  const onRemove = jest.fn();
  const { container } = render(
    <>
      <Chip label="Österreich" onRemove={onRemove} />
      <ChipLink href="/de/reisesuche?activity=huettentour" label="Hüttentouren" />
      <Badge tone="success">findet sicher statt</Badge>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Filter „Österreich“ entfernen" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onRemove).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("link", { name: "Hüttentouren" })).toHaveAttribute(
    "href",
    "/de/reisesuche?activity=huettentour",
  );
  expect(await axe(container)).toHaveNoViolations();
});

test("of several skeletons one speaks", () => {
  render(
    <>
      <Skeleton />
      <Skeleton label="" />
    </>,
  );
  expect(screen.getAllByRole("status").map((status) => status.textContent)).toEqual(["Wird geladen …"]);
});
