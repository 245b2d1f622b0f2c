import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { AuthCard } from "./auth-card/AuthCard";
import { DangerZone } from "./danger-zone/DangerZone";
import { AccountStateBadge, RoleBadge } from "./role-badge/RoleBadge";
import { SettingsSection } from "./settings-section/SettingsSection";
import { SocialButton } from "./social-button/SocialButton";

test("a sign-in screen: named region, form, other ways, links, in this order", async () => {
  const { container } = render(
    <AuthCard
      title="Anmelden"
      lead="Nur für diese Seite."
      notice={<p>E-Mail bestätigt</p>}
      alternatives={<SocialButton href="/connect/demo">Mit Demo anmelden</SocialButton>}
      footer={<a href="/register">Registrieren</a>}
    >
      <form aria-label="Anmeldung">
        <button type="submit">Anmelden</button>
      </form>
    </AuthCard>,
  );
  const card = screen.getByRole("region", { name: "Anmelden" });
  expect(within(card).getByRole("heading", { level: 1, name: "Anmelden" })).toBeInTheDocument();
  expect(
    within(within(card).getByRole("group", { name: "Andere Wege" })).getByRole("link", {
      name: "Mit Demo anmelden",
    }),
  ).toHaveAttribute("href", "/connect/demo");
  expect(card.textContent).toBe(
    "AnmeldenNur für diese Seite.E-Mail bestätigtAnmeldenoderMit Demo anmelden Registrieren",
  );
  expect(container.querySelectorAll("[style]")).toHaveLength(0);
  expect(await axe(container)).toHaveNoViolations();
});

test("a social button leads on, says what was used last, and waits without a second press", async () => {
  const user = userEvent.setup();
  const onClick = jest.fn();
  const button = (busy: boolean) => (
    <SocialButton href="/connect/demo" lastUsed busy={busy} onClick={onClick}>
      Mit Demo anmelden
    </SocialButton>
  );
  const { rerender } = render(button(false));
  expect(screen.getByRole("link", { name: "Mit Demo anmelden zuletzt benutzt" })).toBeInTheDocument();
  rerender(button(true));
  expect(screen.queryByRole("link")).toBeNull();
  const waiting = screen.getByRole("button", { name: "Sie werden weitergeleitet …" });
  await user.click(waiting);
  expect(onClick).not.toHaveBeenCalled();
});

test("a settings section says politely what became of a change", async () => {
  const section = (saveState: "idle" | "saving" | "saved" | "failed", saveText?: string) => (
    <SettingsSection title="Profil" description="Für Ihre Buchung." saveState={saveState} saveText={saveText}>
      <button>Speichern</button>
    </SettingsSection>
  );
  const { container, rerender } = render(section("idle"));
  const status = screen.getByRole("status");
  const texts = [status.textContent];
  for (const state of ["saving", "saved", "failed"] as const) {
    rerender(section(state));
    texts.push(status.textContent.trim());
  }
  rerender(section("failed", "Keine Verbindung. Ihre Eingaben sind noch da."));
  texts.push(status.textContent.trim());
  expect(texts).toEqual([
    "",
    "Wird gespeichert …",
    "Gespeichert",
    "Nicht gespeichert",
    "Keine Verbindung. Ihre Eingaben sind noch da.",
  ]);
  expect(screen.getByRole("region", { name: "Profil" })).toHaveAttribute("data-state", "failed");
  expect(await axe(container)).toHaveNoViolations();
});

test("what cannot be undone names its consequences before its button", async () => {
  const { container } = render(
    <DangerZone
      title="Konto löschen"
      consequences={["Ihr Profil wird gelöscht.", "Gebuchte Reisen bleiben."]}
      actions={<button>Konto löschen</button>}
    />,
  );
  const zone = within(screen.getByRole("region", { name: "Konto löschen" }));
  expect(zone.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Ihr Profil wird gelöscht.",
    "Gebuchte Reisen bleiben.",
  ]);
  expect(
    zone.getByRole("list").compareDocumentPosition(zone.getByRole("button")) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  expect(await axe(container)).toHaveNoViolations();
});

test("roles and states in words", () => {
  const { container } = render(
    <>
      {(["authenticated", "member", "manager"] as const).map((role) => (
        <RoleBadge key={role} userRole={role} />
      ))}
      {(["invited", "unconfirmed", "blocked"] as const).map((state) => (
        <AccountStateBadge key={state} state={state} />
      ))}
      <RoleBadge userRole="manager" label="Leitung" />
    </>,
  );
  expect([...container.children].map((badge) => badge.textContent)).toEqual([
    "Konto",
    "Mitglied",
    "Verwaltung",
    "eingeladen",
    "E-Mail nicht bestätigt",
    "gesperrt",
    "Leitung",
  ]);
});
