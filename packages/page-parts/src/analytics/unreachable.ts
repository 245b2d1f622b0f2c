/**
 * Stands for no answer at all (status 0). The library gives up on these after three retries; section 8 asks for ten after every
 * failure that is not 4xx, so it is told of a failed server.
 */
export const UNREACHABLE = 599;

export interface AnswerCheck {
  checkForLimiting: (response: { statusCode: number; text?: string }) => void;
}

/** The library shows every answer to its rate limiter before it decides about a retry. */
export function retryUnreachable({ rateLimiter }: { rateLimiter: AnswerCheck }): void {
  const check = rateLimiter.checkForLimiting;
  rateLimiter.checkForLimiting = (response) => {
    if (response.statusCode === 0) response.statusCode = UNREACHABLE;
    check(response);
  };
}
