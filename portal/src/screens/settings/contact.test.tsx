import { screen, within } from "@testing-library/react";
import { account } from "../testing/fixtures";
import { renderScreen } from "../testing/renderScreen";
import SettingsScreen from "./SettingsScreen";

test("whoever needs another address writes to the site's contact, from beside the field", async () => {
  await renderScreen(SettingsScreen, { fakes: { account: { read: () => Promise.resolve(account) } } });
  const profile = within(await screen.findByRole("region", { name: "Profil" }));
  const link = profile.getByRole("link", { name: "Schreiben Sie uns" });
  const { protocol, pathname, searchParams } = new URL(link.getAttribute("href") ?? "");
  expect([protocol, pathname, searchParams.get("subject")]).toEqual([
    "mailto:",
    "hilfe@gratweg.example",
    "Neue E-Mail-Adresse für mein Konto",
  ]);
  expect(profile.getByRole("textbox", { name: "E-Mail-Adresse" })).toHaveAccessibleDescription(
    // jsdom puts a space after a link, browsers do not.
    /Eine neue Adresse tragen wir gern für Sie ein: Schreiben Sie uns ?\.$/,
  );
});
