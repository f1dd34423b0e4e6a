import type { Locale } from '../../kit/messages/locale.ts';
import { en } from './texts/refund-failures.en.ts';
import { nl } from './texts/refund-failures.nl.ts';

const failures = { nl, en } satisfies Record<Locale, object>;

type Failure = keyof typeof nl;

/** Parts of error texts from payment providers and from connections to them, in lower case; the first match counts. */
const REPORTED: readonly (readonly [part: string, failure: Failure])[] = [
  ['not set up', 'notSetUp'],
  ['balance', 'balance'],
  ['insufficient funds', 'balance'],
  ['account is closed', 'closed'],
  ['account closed', 'closed'],
  ['duplicate', 'duplicate'],
  ['more than was paid', 'amount'],
  ['amount is higher', 'amount'],
  ['higher than', 'amount'],
  ['already been refunded', 'amount'],
  ['no payment', 'unknown'],
  ['fetch failed', 'unavailable'],
  ['timeout', 'unavailable'],
  ['econn', 'unavailable'],
];

/** The meaning of the HTTP status of a reply, when its text is unknown. */
const BY_STATUS: Readonly<Record<string, Failure>> = {
  401: 'key',
  403: 'key',
  404: 'unknown',
  408: 'unavailable',
  409: 'duplicate',
  410: 'unknown',
  429: 'unavailable',
  500: 'unavailable',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** Why a refund failed, as text for staff; null for an unknown reason: then only the provider’s own text can be shown. */
export function refundFailureWords(reported: string, locale: Locale): string | null {
  const text = reported.toLowerCase();
  const status = /answered (\d{3})\b/.exec(text)?.[1] ?? '';
  const failure = REPORTED.find(([part]) => text.includes(part))?.[1] ?? BY_STATUS[status];
  return failure === undefined ? null : failures[locale][failure];
}
