import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { openOffer } from "../fixtures/membership";
import { OfferCard } from "./OfferCard";

const aloud = () => screen.getByRole("status").textContent;

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

test("open it shows both prices, and its code is copied by a button that says so", async () => {
  const user = userEvent.setup();
  const onCopy = jest.fn();
  const { container } = render(<OfferCard offer={openOffer} access="open" onCopy={onCopy} />);
  expect(
    [...container.querySelectorAll("dl > div")].map((row) => row.textContent.replaceAll("\u00a0", " ")),
  ).toEqual(["Normalpreis749 €", "Für Sie674,10 €"]);
  await user.click(screen.getByRole("button", { name: "Code kopieren" }));
  expect(await screen.findByRole("button", { name: "Kopiert" })).toHaveFocus();
  expect(aloud()).toBe("Code ELBSANDSTEIN10 kopiert.");
  expect(await navigator.clipboard.readText()).toBe("ELBSANDSTEIN10");
  expect(onCopy.mock.calls).toEqual([["ELBSANDSTEIN10"]]);
  await user.tab();
  expect(screen.getByRole("button", { name: "Code kopieren" })).toBeInTheDocument();
  expect(aloud()).toBe("");
  expect(await axe(container)).toHaveNoViolations();
});

test("where copying is forbidden the code is marked and the hint says what to do", async () => {
  const user = userEvent.setup();
  const onCopy = jest.fn();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  render(<OfferCard offer={openOffer} access="open" onCopy={onCopy} />);
  await user.click(screen.getByRole("button", { name: "Code kopieren" }));
  expect(
    await screen.findByText(/kopieren Sie ihn von Hand/, { selector: "[role=status]" }),
  ).toBeInTheDocument();
  expect(getSelection()?.toString()).toBe("ELBSANDSTEIN10");
  expect(onCopy).not.toHaveBeenCalled();
});
