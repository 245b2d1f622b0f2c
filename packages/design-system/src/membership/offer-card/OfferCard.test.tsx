import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { openOffer } from "../fixtures/membership";
import { OfferCard } from "./OfferCard";

test("locked it gives away neither code nor price, even if somebody hands them over", async () => {
  const { container } = render(
    <OfferCard offer={openOffer} access="locked">
      <a href="/de/portal/user/pricing">Mitglied werden</a>
    </OfferCard>,
  );
  const card = screen.getByRole("article", { name: "Früh im Jahr auf den Malerweg" });
  expect(card).toHaveTextContent("Nur für Mitglieder");
  expect(card).toHaveTextContent("Elbsteig Wanderreisen, gültig bis 31. Mai 2027");
  expect(card.outerHTML).not.toMatch(/ELBSANDSTEIN10|674|749/);
  expect(screen.getByRole("link", { name: "Mitglied werden" })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test("open it shows both prices, and its code with what it is for", async () => {
  const { container } = render(<OfferCard offer={openOffer} access="open" />);
  expect(
    [...container.querySelectorAll("dl > div")].map((row) => row.textContent.replaceAll("\u00a0", " ")),
  ).toEqual(["Normalpreis749 €", "Für Sie674,10 €"]);
  expect(screen.getByText("Code bei Fragen an uns: ELBSANDSTEIN10")).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
