import type { Locale } from '../../kit/messages/locale.ts';

export type Named = { readonly first_name: string; readonly last_name: string };

/** Stored as the names of a buyer at the counter who left none; screens and files show `COUNTER_WORD` in the reader's language. */
export const COUNTER_BUYER = { first_name: 'Balie', last_name: '–' } as const;

export const COUNTER_WORD = { nl: 'Balie', en: 'Counter' } as const satisfies Record<Locale, string>;

export const isCounterBuyer = ({ first_name, last_name }: Named): boolean =>
  first_name === COUNTER_BUYER.first_name && last_name === COUNTER_BUYER.last_name;
