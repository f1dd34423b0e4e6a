import { longDate } from '../../kit/dates/dates.ts';
import type { Locale } from '../../kit/messages/locale.ts';
import type { Repetition } from './recurrence.ts';
import { repetitionPhrases } from './repetition-phrases.ts';
import type { SessionClock } from '../session-times.ts';

export type Series = {
  readonly start_date: string;
  readonly clock: SessionClock;
  readonly repetition: Repetition;
};

const lists = {
  nl: new Intl.ListFormat('nl-NL', { type: 'conjunction' }),
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
} satisfies Record<Locale, Intl.ListFormat>;

/** Only the rhythm, short enough for a list: "Elke 2 weken op dinsdag en donderdag". */
export function rhythm({ start_date, repetition }: Omit<Series, 'clock'>, locale: Locale): string {
  const phrases = repetitionPhrases[locale];
  const { type, every } = repetition;
  if (type === null) return phrases.once(longDate(start_date, locale));
  const days = [...new Set(repetition.days)].toSorted((a, b) => a - b);
  if (type === 'weeks' && every === 1 && days.length === 7) return phrases.everyDay;
  const interval = phrases.every[type](every);
  if (type === 'weeks')
    return `${interval} ${phrases.on} ${lists[locale].format(days.map((day) => weekday(day, locale)))}`;
  if (type === 'months') return `${interval} ${phrases.onDayOfMonth(Temporal.PlainDate.from(start_date).day)}`;
  const dayAndMonth = longDate(start_date, locale, start_date).split(' ').slice(1).join(' ');
  return `${interval} ${phrases.on} ${dayAndMonth}`;
}

/** The name of an ISO weekday: 1 January 2024 was a Monday. */
function weekday(day: number, locale: Locale): string {
  return longDate(`2024-01-0${day}`, locale).split(' ')[0] ?? '';
}
