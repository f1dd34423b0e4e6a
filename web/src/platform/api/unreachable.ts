import { ApiError } from '@move/contract/kit/client/client.ts';
import { generalMessages } from '@move/domain/kit/messages/general-messages.ts';
import { getLocale } from '../texts/locale.ts';

/** The seconds until a read is repeated automatically: only when the server is unavailable and said for how long. */
export const asksAgainIn = (error: unknown): number | null =>
  error instanceof ApiError && error.status === 503 ? error.retryAfter : null;

/** The text of a failed read that will be repeated automatically; null for other failures. */
export function awayText(error: unknown): string | null {
  const seconds = asksAgainIn(error);
  return seconds === null
    ? null
    : generalMessages[getLocale()]['general.away_again'].replace('{seconds}', String(seconds));
}

/** Whether a call got no reply or the server is restarting, in contrast to a refusal. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError ? error.status >= 500 : error instanceof TypeError;
