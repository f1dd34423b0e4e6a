import type { Locale } from '../../kit/messages/locale.ts';

const failures = {
  key: {
    nl: 'De sleutel van de betaaldienst werkt niet. De beheerder van het platform moet hem vernieuwen.',
    en: 'The key of the payment provider does not work. The administrator of the platform has to renew it.',
  },
  unknown: {
    nl: 'De betaaldienst kent deze betaling niet meer.',
    en: 'The payment provider no longer knows this payment.',
  },
  amount: {
    nl: 'Van deze betaling kan niet meer zo veel terug.',
    en: 'Less than this can still be refunded of the payment.',
  },
  balance: {
    nl: 'Het saldo bij de betaaldienst is te laag. Probeer het opnieuw als er weer geld op staat.',
    en: 'The balance at the payment provider is too low. Try again when there is money on it.',
  },
  closed: {
    nl: 'De rekening van de koper bestaat niet meer.',
    en: 'The account of the buyer no longer exists.',
  },
  duplicate: {
    nl: 'De betaaldienst heeft net al zo’n terugbetaling gekregen. Probeer het later opnieuw.',
    en: 'The payment provider just got a refund like this. Try again later.',
  },
  unavailable: {
    nl: 'De betaaldienst was niet te bereiken. Probeer het later opnieuw.',
    en: 'The payment provider could not be reached. Try again later.',
  },
  notSetUp: {
    nl: 'Er is geen betaaldienst meer ingesteld.',
    en: 'No payment provider is set up any more.',
  },
} satisfies Record<string, Record<Locale, string>>;

type Failure = keyof typeof failures;

/** Parts of error texts of providers and the connection to them, in lower case; the first match counts. */
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

/** Why a refund failed, as text for staff; null for an unknown reason, of which only the provider’s own text can be shown. */
export function refundFailureWords(reported: string, locale: Locale): string | null {
  const text = reported.toLowerCase();
  const status = /answered (\d{3})\b/.exec(text)?.[1] ?? '';
  const failure = REPORTED.find(([part]) => text.includes(part))?.[1] ?? BY_STATUS[status];
  return failure === undefined ? null : failures[failure][locale];
}
