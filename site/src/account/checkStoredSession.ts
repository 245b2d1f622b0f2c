import { isUserId } from "@gratweg/flows";
import { markSignedIn } from "./signedInScript";
import { bearer, storedCredentials, storedToken } from "./storedToken";

/**
 * The app start of section 4 on a static page. What is refused is cleared; an answer that does not come says nothing about the session,
 * because pages go on without the servers behind them.
 */
export async function checkStoredSession(): Promise<void> {
  const asked = storedToken();
  if (asked === null) return;
  const status = await confirmation().catch(() => "unknown" as const);
  // Somebody has signed in or out meanwhile.
  if (status === "unknown" || storedToken() !== asked) return;
  if (status === "refused") storedCredentials().clear();
  else storedCredentials().confirm();
  markSignedIn();
}

async function confirmation(): Promise<"confirmed" | "refused" | "unknown"> {
  const answer = await fetch("/api/users/me", { headers: bearer(), cache: "no-store" });
  if (answer.status === 401) return "refused";
  if (!answer.ok) return "unknown";
  const user = (await answer.json()) as { id?: unknown };
  return isUserId(user.id) ? "confirmed" : "refused";
}
