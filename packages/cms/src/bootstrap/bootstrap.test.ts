import { contentTokenActions, publicActions } from "../public-types";
import { dataFolder, listOf, seedMode } from "../environment";
import { accountMailConfig, wantedSettings } from "./account-mails";
import { newGrants } from "./grants";

it("applies a grant once, even when an editor took it away again", () => {
  expect(newGrants(["a", "b", "c"], ["a", "b"])).toEqual(["c"]);
});

it("never makes bookings, mails, subscribers or offers readable", () => {
  const actions = [...publicActions(), ...contentTokenActions()].join(" ");
  expect(actions).not.toMatch(/booking|outbox|subscriber|offer/);
  expect(actions).not.toMatch(/\.(create|update|delete|upload)\b/);
});

it("sends account mails from the configured sender to the portal's addresses", () => {
  const config = accountMailConfig({
    GRATWEG_MAIL_FROM: "Reisen <post@reisen.example>",
    GRATWEG_PORTAL_URL: "https://portal.example/",
  });
  expect(config).toEqual({
    portalUrl: "https://portal.example",
    senderName: "Reisen",
    senderAddress: "post@reisen.example",
  });
  const { advanced, email } = wantedSettings(config);
  expect(advanced).toEqual({
    email_confirmation: true,
    email_reset_password: "https://portal.example/de/portal/user/reset-password",
    email_confirmation_redirection: "https://portal.example/de/portal/user/login?confirm=1",
  });
  expect(email["reset_password/options/message"]).toContain('href="<%= URL %>/<%= TOKEN %>"');
  expect(email["email_confirmation/options/message"]).toContain('href="<%= URL %>?confirmation=<%= CODE %>"');
});

it("reads the environment", () => {
  expect(dataFolder({ GRATWEG_DATA: "/srv/gratweg" })).toBe("/srv/gratweg");
  expect(listOf(" https://a.example, ,https://b.example ")).toEqual([
    "https://a.example",
    "https://b.example",
  ]);
  expect([seedMode({}), seedMode({ GRATWEG_SEED: "test" }), seedMode({ GRATWEG_SEED: "all" })]).toEqual([
    "none",
    "test",
    "none",
  ]);
});
