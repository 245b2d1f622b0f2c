/** Strapi's own German says „du“; the sentences that editors meet every day say „Sie“ here. */
export const de = {
  "app.components.LeftMenu.navbrand.title": "Gratweg",
  "app.components.LeftMenu.navbrand.workplace": "Redaktion",
  "Auth.form.welcome.title": "Willkommen bei Gratweg",
  "Auth.form.welcome.subtitle": "Melden Sie sich bei der Redaktion an.",
  "Auth.form.error.email.provide": "Bitte geben Sie Ihre E-Mail-Adresse ein.",
  "Auth.form.error.password.provide": "Bitte geben Sie Ihr Passwort ein.",
  "Auth.form.forgot-password.email.label": "Ihre E-Mail-Adresse",
  "HomePage.header.subtitle": "Hier pflegen Sie Touren, Termine und alle Texte der Seiten.",
  "app.confirm.body": "Sind Sie sicher?",
  "app.page.not.found": "Diese Seite gibt es in der Redaktion nicht.",
  "app.components.EmptyStateLayout.content-permissions": "Ihnen fehlen die Rechte für diesen Inhalt.",
  "content-manager.actions.delete.dialog.body":
    "Möchten Sie diesen Eintrag wirklich löschen? Das lässt sich nicht rückgängig machen.",
  "content-manager.actions.discard.dialog.body":
    "Möchten Sie die Änderungen wirklich verwerfen? Das lässt sich nicht rückgängig machen.",
  "content-manager.actions.unpublish.dialog.body": "Möchten Sie die Veröffentlichung wirklich zurücknehmen?",
  "content-manager.popUpWarning.bodyMessage.contentType.delete.all":
    "Möchten Sie diese Einträge wirklich löschen?",
  "content-manager.popUpWarning.bodyMessage.contentType.publish.all":
    "Möchten Sie diese Einträge wirklich veröffentlichen?",
  "content-manager.popUpWarning.bodyMessage.contentType.unpublish.all":
    "Möchten Sie die Veröffentlichung dieser Einträge wirklich zurücknehmen?",
  "content-manager.popUpWarning.warning.publish-question":
    "Möchten Sie diesen Eintrag trotzdem veröffentlichen?",
  "content-manager.validation.error":
    "Einige Angaben stimmen noch nicht. Bitte prüfen Sie die markierten Felder.",
  "content-manager.listView.validation.errors.message":
    "Bitte prüfen Sie vor dem Veröffentlichen, ob alle Felder richtig ausgefüllt sind.",
  "content-manager.notification.upload.error": "Beim Hochladen Ihrer Dateien ist ein Fehler aufgetreten.",
  "content-manager.permissions.not-allowed.create": "Ihnen fehlen die Rechte, um einen Eintrag anzulegen.",
  "content-manager.permissions.not-allowed.update": "Ihnen fehlen die Rechte, um diesen Eintrag anzusehen.",
};
