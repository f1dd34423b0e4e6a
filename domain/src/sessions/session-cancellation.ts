import type { Locale } from '../kit/messages/locale.ts';
import { en } from './texts/session-cancellation.en.ts';
import { nl } from './texts/session-cancellation.nl.ts';

/** The usual causes, so that a mail names them in the reader's language. */
export const CANCEL_CAUSES = ['weather', 'illness', 'few_people', 'closed'] as const;
export type CancelCause = (typeof CANCEL_CAUSES)[number];

/** Who can be mailed that a session is canceled. */
export const CANCEL_AUDIENCES = ['participants', 'waiting', 'trainers'] as const;
export type CancelAudience = (typeof CANCEL_AUDIENCES)[number];

/** Who is mailed when the caller names none. */
export const DEFAULT_CANCEL_AUDIENCES: readonly CancelAudience[] = ['participants', 'waiting'];

/** Characters of the organiser's own text. */
export const CANCEL_REASON_MAX = 300;

/** Why a session is canceled: a usual cause, own text, both or neither. */
export type CancelReason = { readonly cause: CancelCause | null; readonly reason: string | null };

const words = { nl, en } satisfies Record<Locale, object>;

/** "ziekte", for an option. */
export const cancelCauseName = (cause: CancelCause, locale: Locale): string => words[locale].causes[cause];

/** "Reden: ziekte. De trainer is morgen weer beter.", or null when no reason is given. */
export function cancelReasonText({ cause, reason }: CancelReason, locale: Locale): string | null {
  const own = reason?.trim() ?? '';
  if (cause === null) return own === '' ? null : `${words[locale].reason}: ${own}`;
  return [`${words[locale].reason}: ${words[locale].causes[cause]}.`, own].join(' ').trim();
}

/** The sentence before the days in the mail about canceled sessions. */
export function canceledText(names: { activity: string; organization: string }, locale: Locale): string {
  return words[locale].canceled(names);
}
