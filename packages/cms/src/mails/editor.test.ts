import { editorRenderer } from "./editor";
import { EDITOR_MAILS, type EditorMail } from "../editor-sign-in/alerts";

const at = new Date("2026-11-21T23:30:00.000Z");
const data = { editor: 7, device: "Firefox, Linux", at: "2026-11-21T23:30:00.000Z" };

const render = async (kind: EditorMail, code: string | null = "abc") => {
  const mail = await editorRenderer({
    editorsOrigin: "https://redaktion.gratweg.example",
    findReset: () => Promise.resolve(code === null ? undefined : { code, expiresAt: at }),
    findSender: () => Promise.resolve(undefined),
    from: "Gratweg <service@gratweg.example>",
  })(kind, data);
  return { ...mail, words: mail.text.replace(/\s+/g, " ") };
};

it("tells of a new device: when, which, and what to do", async () => {
  const mail = await render("editor-new-device");
  expect([mail.subject, mail.replyTo]).toEqual([
    "Neue Anmeldung in der Redaktion",
    "service@gratweg.example",
  ]);
  for (const part of [
    "22. November 2026, 00:30 Uhr",
    "Firefox, Linux",
    "wählen Sie bitte sofort ein neues Passwort",
  ])
    expect(mail.words).toContain(part);
  expect(mail.html).not.toMatch(/<img|<script|src=/);
});

it("tells that somebody knows the password", async () => {
  const mail = await render("editor-wrong-code");
  expect(mail.words).toContain("Dann kennt jemand Ihr Passwort. Hereingekommen ist niemand.");
});

it("leads to a new password at the editors' own address, as long as the link is", async () => {
  const mail = await render(EDITOR_MAILS.forgottenPassword);
  expect(mail.subject).toBe("Neues Passwort für die Redaktion");
  for (const part of [mail.text, mail.html])
    expect(part).toContain("https://redaktion.gratweg.example/admin/auth/reset-password?code=abc");
  expect(mail.words).toContain("bis 00:30 Uhr am 22. November 2026");
  await expect(render(EDITOR_MAILS.forgottenPassword, null)).rejects.toThrow("the link has been used");
});
