/** The address that has just been registered, for the screen that says what comes next; in this page's memory alone. */
let registered: string | null = null;

export function rememberRegistered(email: string): void {
  registered = email;
}

export function registeredEmail(): string | null {
  return registered;
}
