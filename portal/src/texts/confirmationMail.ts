/** Words of the confirmation mail that one asks for once more. */
export const confirmationMailTexts = {
  submit: "Neue E-Mail senden",
  busy: "Wird gesendet …",
  again: "Noch einmal senden",
  sent: (email: string) =>
    `Wenn zu ${email} ein Konto gehört, das noch nicht bestätigt ist, kommt gleich eine E-Mail mit einem neuen Link.`,
  pause: "Eine weitere E-Mail können Sie in einer Minute anfordern.",
  failed: "Die E-Mail konnte gerade nicht angefordert werden.",
};
