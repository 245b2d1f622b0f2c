export interface Registered {
  email: string;
  /** The membership that was chosen before. */
  plan: string | null;
  /** Where one wanted to go. */
  wanted: string | null;
}

/** Who has just been registered, for the screen that says what comes next; in this page's memory alone. */
let registered: Registered | null = null;

export function rememberRegistered(one: Registered): void {
  registered = one;
}

export function lastRegistered(): Registered | null {
  return registered;
}
