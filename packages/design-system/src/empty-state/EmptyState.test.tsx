import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { ButtonLink } from "../button/ButtonLink";
import { heartIcon } from "../icon/icons";
import { EmptyState } from "./EmptyState";

test("says what is not there, why, and leads on; icon and lines are silent", async () => {
  const { container } = render(
    <EmptyState
      title="Noch keine Reise gemerkt"
      text="Tippen Sie bei einer Reise auf das Herz."
      icon={heartIcon}
      ornament="contours"
      headingLevel={3}
      actions={<ButtonLink href="/de/reisesuche">Reisen finden</ButtonLink>}
    />,
  );
  expect(screen.getByRole("heading", { level: 3, name: "Noch keine Reise gemerkt" })).toBeVisible();
  expect(screen.getByText("Tippen Sie bei einer Reise auf das Herz.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Reisen finden" })).toHaveAttribute("href", "/de/reisesuche");
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
