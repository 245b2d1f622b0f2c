import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import type { Subscription } from "./subscription";
import { SubscriptionState } from "./SubscriptionState";

const since = "2025-11-21";

test.each<[Subscription, string, RegExp, string[]]>([
  [
    { state: "active", renewsOn: "2027-11-20", amountCents: 3900, since },
    "aktiv",
    /läuft bis zum 20\. November 2027 und verlängert sich dann, wenn Sie nicht kündigen\.$/,
    ["Nächste Zahlung: 39 € am 20. November 2027", "Mitglied seit: 21. November 2025"],
  ],
  [
    { state: "cancelled", endsOn: "2027-11-20" },
    "gekündigt",
    /Bis zum 20\. November 2027 nutzen Sie weiterhin alles/,
    ["Läuft bis: 20. November 2027"],
  ],
  [
    {
      state: "pastDue",
      dueOn: "2027-05-12",
      amountCents: 490,
      accessUntil: "2027-06-02",
      method: "Visa 4242",
    },
    "Zahlung offen",
    /Ihr Zugang bleibt bis zum 2\. Juni 2027 offen/,
    ["Offener Betrag: 4,90 € seit dem 12. Mai 2027", "Zahlungsmittel: Visa 4242"],
  ],
  [
    { state: "pastDue", dueOn: "2027-05-12", amountCents: 490 },
    "Zahlung offen",
    /prüfen Sie Ihr Zahlungsmittel\.$/,
    ["Offener Betrag: 4,90 € seit dem 12. Mai 2027"],
  ],
  [
    { state: "pastDue", amountCents: 490 },
    "Zahlung offen",
    /prüfen Sie Ihr Zahlungsmittel\.$/,
    ["Offener Betrag: 4,90 €"],
  ],
  [
    { state: "paused", resumesOn: "2027-09-01" },
    "ruht",
    /ruht bis zum 1\. September 2027/,
    ["Geht weiter am: 1. September 2027"],
  ],
  [{ state: "paused" }, "ruht", /^Sie ruht\. Solange bezahlen Sie nichts\.$/, []],
  [{ state: "withdrawn", withdrawnOn: "2027-05-19" }, "widerrufen", /am 19\. Mai 2027 widerrufen/, []],
  [{ state: "none" }, "Vorteile für Mitglieder", /^Mitglieder buchen manche Reise günstiger/, []],
])("%j: state, what it means, dates and amounts", async (subscription, state, sentence, facts) => {
  const { container } = render(<SubscriptionState subscription={subscription} />);
  const pass = within(
    screen.getByRole("region", {
      name: subscription.state === "none" ? "Sie haben noch keine Mitgliedschaft" : "Ihre Mitgliedschaft",
    }),
  );
  expect(pass.getByText(state)).toBeInTheDocument();
  expect(pass.getByText(sentence)).toBeInTheDocument();
  const terms = [...container.querySelectorAll("dl > div")].map((row) =>
    [...row.children].map((part) => part.textContent?.replaceAll("\u00a0", " ")).join(": "),
  );
  expect(terms).toEqual(facts);
  expect(await axe(container)).toHaveNoViolations();
});

test("the way out stands beside the way on, and the right to withdraw as long as it is open", () => {
  const pass = (withdrawableUntil?: string) => (
    <SubscriptionState
      subscription={{ state: "active", renewsOn: "2027-11-20", amountCents: 3900 }}
      actions={<a href="/de/vertrag-kuendigen">Vertrag kündigen</a>}
      withdrawableUntil={withdrawableUntil}
      withdrawAction={<a href="/de/vertrag-widerrufen">Vertrag widerrufen</a>}
    />
  );
  const { rerender } = render(pass("2027-06-03"));
  expect(screen.getByRole("group", { name: "Mitgliedschaft verwalten" })).toHaveTextContent(
    "Vertrag kündigen",
  );
  expect(screen.getByRole("link", { name: "Vertrag widerrufen" }).parentElement).toHaveTextContent(
    "Sie können den Vertrag noch bis zum 3. Juni 2027 ohne Angabe von Gründen widerrufen. Vertrag widerrufen",
  );
  rerender(pass());
  expect(screen.queryByRole("link", { name: "Vertrag widerrufen" })).toBeNull();
});
