import type { SavedTripsAnswer } from "@gratweg/contracts";
import { bearer } from "../account/storedToken";

/** The session has ended: whoever asks is a visitor. */
export class SignedOut extends Error {
  override name = "SignedOut";
}

async function ask(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`/api/account/saved-trips${path}`, {
    ...init,
    cache: "no-store",
    headers: { accept: "application/json", ...bearer() },
  });
  if (response.status === 401 || response.status === 403) throw new SignedOut();
  if (!response.ok) throw new Error(`Saved trips: status ${response.status}`);
  return response;
}

export async function isTripSaved(trip: number, signal: AbortSignal): Promise<boolean> {
  const { data } = (await (await ask("", { signal })).json()) as SavedTripsAnswer;
  return data.some(({ number }) => number === trip);
}

/** The same call again changes nothing. */
export async function saveTrip(trip: number, isSaved: boolean): Promise<void> {
  await ask(`/${trip}`, { method: isSaved ? "PUT" : "DELETE" });
}
