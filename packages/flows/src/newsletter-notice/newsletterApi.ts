import { isRecord } from "../storage";
import type { NewsletterAnswer } from "./newsletterNoticeMachine";

/** `POST /api/newsletter` (section 7). Any status may carry an answer; without `success` and `message` as JSON it rejects. */
export function createNewsletterApi(request: typeof fetch, address = "/api/newsletter") {
  return async (email: string, signal: AbortSignal): Promise<NewsletterAnswer> => {
    const response = await request(address, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ email }),
      signal,
    });
    const answer: unknown = await response.json();
    if (isRecord(answer) && typeof answer.success === "boolean" && typeof answer.message === "string")
      return { success: answer.success, message: answer.message };
    throw new TypeError(`The newsletter's answer has no success and message (status ${response.status}).`);
  };
}
