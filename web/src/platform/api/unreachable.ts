import { ApiError } from '@move/contract/kit/client/client.ts';
import { generalMessages } from '@move/domain/kit/messages/general-messages.ts';
import { getLocale } from '../texts/locale.ts';

/** The seconds until a read is repeated automatically: after a 503 with Retry-After; null for other errors. */
export const asksAgainIn = (error: unknown): number | null =>
  error instanceof ApiError && error.status === 503 ? error.retryAfter : null;

/** The text of a failed read that will be repeated automatically; null for other failures. */
export function awayText(error: unknown): string | null {
  const seconds = asksAgainIn(error);
  return seconds === null
    ? null
    : generalMessages[getLocale()]['general.away_again'].replace('{seconds}', String(seconds));
}

/** Whether a call got no reply, or a status of 500 or higher, e.g. while the server restarts. False for a refusal, e.g. 403. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError ? error.status >= 500 : error instanceof TypeError;
