import { DAY_MINUTES } from '../kit/dates/dates.ts';
import type { Locale } from '../kit/messages/locale.ts';
import type { CancellationPeriod } from './cancellation.ts';

type Phrases = {
  readonly amount: (percentage: number) => string;
  /** The amount at the start of a sentence, if the language words it differently there. */
  readonly firstAmount?: (percentage: number) => string;
  readonly only: (amount: string) => string;
  readonly first: (length: string, amount: string) => string;
  readonly next: (amount: string) => string;
  readonly later: (length: string, amount: string) => string;
  readonly last: (length: string, amount: string) => string;
  readonly units: Readonly<Record<'day' | 'hour' | 'minute', readonly [one: string, many: string]>>;
  readonly and: string;
};

const nl: Phrases = {
  amount: (percentage) => ({ 100: 'alles', 50: 'de helft', 0: 'niets' })[percentage] ?? `${percentage}%`,
  only: (amount) => `Tot de start krijg je ${amount} terug.`,
  first: (length, amount) => `Tot ${length} voor de start krijg je ${amount} terug`,
  next: (amount) => `, daarna ${amount}`,
  later: (length, amount) => `, vanaf ${length} ${amount}`,
  last: (length, amount) =>
    /^1 \S+$/.test(length) ? `${lastOne(length)} ${amount}.` : `De laatste ${length} ${amount}.`,
  units: { day: ['dag', 'dagen'], hour: ['uur', 'uur'], minute: ['minuut', 'minuten'] },
  and: 'en',
};

const en: Phrases = {
  amount: (percentage) => ({ 100: 'everything', 50: 'half', 0: 'nothing' })[percentage] ?? `${percentage}%`,
  firstAmount: (percentage) =>
    ({ 100: 'Full refund', 50: 'Half refunded', 0: 'No refund' })[percentage] ?? `${percentage}% refunded`,
  only: (amount) => `${amount} until the start.`,
  first: (length, amount) => `${amount} up to ${length} before the start`,
  next: (amount) => `, ${amount} after that`,
  later: (length, amount) => `, ${amount} from ${length}`,
  last: (length, amount) => `${capital(amount)} in the last ${length.replace(/^1 (\S+)$/, '$1')}.`,
  units: { day: ['day', 'days'], hour: ['hour', 'hours'], minute: ['minute', 'minutes'] },
  and: 'and',
};

const phrasesOf: Readonly<Record<Locale, Phrases>> = { nl, en };

/** Up to three days are shown in hours: "48 uur", not "2 dagen". */
export const SHOWN_IN_HOURS_MINUTES = 3 * DAY_MINUTES;

/**
 * A cancellation term as a sentence: "Tot 48 uur voor de start krijg je alles terug, daarna de helft. De laatste 6 uur niets." For periods
 * without violations; the same for the form, the list and the participant.
 */
export function termSentence(periods: readonly CancellationPeriod[], locale: Locale): string {
  const phrases = phrasesOf[locale];
  const amounts = periods.map(({ refund_percentage: percentage }, position) =>
    position === 0 ? (phrases.firstAmount ?? phrases.amount)(percentage) : phrases.amount(percentage),
  );
  const length = (minutes: number | null | undefined) => lengthOf(minutes ?? 0, phrases);
  if (periods.length < 2) return phrases.only(amounts[0] ?? (phrases.firstAmount ?? phrases.amount)(0));
  const isLastApart = periods.length > 2;
  const parts = periods.slice(0, isLastApart ? -1 : undefined).map((period, position) => {
    const amount = amounts[position] ?? '';
    if (position === 0) return phrases.first(length(period.until_minutes), amount);
    return position === 1 ? phrases.next(amount) : phrases.later(length(period.from_minutes), amount);
  });
  const sentence = `${parts.join('')}.`;
  return isLastApart
    ? `${sentence} ${phrases.last(length(periods.at(-1)?.from_minutes), amounts.at(-1) ?? '')}`
    : sentence;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function lastOne(length: string): string {
  const unit = length.slice(2);
  return `${unit === 'uur' ? 'Het' : 'De'} laatste ${unit}`;
}

function lengthOf(minutes: number, { units, and }: Phrases): string {
  const say = (count: number, [one, many]: readonly [string, string]) => `${count} ${count === 1 ? one : many}`;
  if (minutes > SHOWN_IN_HOURS_MINUTES && minutes % DAY_MINUTES === 0) return say(minutes / DAY_MINUTES, units.day);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return say(rest, units.minute);
  return rest === 0 ? say(hours, units.hour) : `${say(hours, units.hour)} ${and} ${say(rest, units.minute)}`;
}
