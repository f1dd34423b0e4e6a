import type { Locale } from '../../kit/messages/locale.ts';
import { paymentStates, type WithRefunds } from './payment-state.ts';
import { paymentStateWords } from './payment-words.ts';

/** All that applies in one line, as sheets and receipts have it: “Terugbetalen mislukt, deels terugbetaald”. */
export function paymentStateText(row: WithRefunds, locale: Locale): string {
  const [first, ...others] = paymentStates(row);
  const words = paymentStateWords[locale];
  return [words[first], ...others.map((state) => words[state].toLowerCase())].join(', ');
}
