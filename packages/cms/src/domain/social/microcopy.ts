export const microcopy = {
  title: "Diese Anmeldung ist nicht möglich",
  text: "Der Link passt zu keiner Anmeldung bei Gratweg. Bitte gehen Sie zurück und beginnen Sie noch einmal auf der Seite „Anmelden“.",
} as const;
