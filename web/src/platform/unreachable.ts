import { ApiError } from '@move/contract/kit/client.ts';
import { generalMessages } from '@move/domain/kit/general-messages.ts';
import { getLocale } from './locale.ts';

/** After how many seconds a read is asked again by itself: only when the server is away and said how long. */
export const asksAgainIn = (error: unknown): number | null =>
  error instanceof ApiError && error.status === 503 ? error.retryAfter : null;

/** What a failed read says while it is asked again by itself; null for other failures. */
export function awayText(error: unknown): string | null {
  const seconds = asksAgainIn(error);
  return seconds === null
    ? null
    : generalMessages['general.away_again'][getLocale()].replace('{seconds}', String(seconds));
}

/** Whether nobody answered, or a server that restarts: what a refusal is not. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError ? error.status >= 500 : error instanceof TypeError;
