import type { Locale } from '../../kit/messages/locale.ts';
import { paymentStates, type WithRefunds } from './payment-state.ts';
import { paymentStateWords } from './payment-state-words.ts';

/** All states that apply in one line, for sheets and receipts: “Terugbetalen mislukt, deels terugbetaald”. */
export function paymentStateText(row: WithRefunds, locale: Locale): string {
  const [first, ...others] = paymentStates(row);
  const words = paymentStateWords[locale];
  return [words[first], ...others.map((state) => words[state].toLowerCase())].join(', ');
}
