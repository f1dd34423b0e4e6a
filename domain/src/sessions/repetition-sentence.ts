import { longDate } from '../kit/dates.ts';
import { type Locale, translate } from '../kit/messages.ts';
import { DEFAULT_WEEKS, type Occurrences, occurrenceDates, type Repetition } from './recurrence.ts';
import { repetitionPhrases } from './repetition-phrases.ts';
import type { SessionClock } from './session-times.ts';

export type Series = {
  readonly start_date: string;
  readonly clock: SessionClock;
  readonly repetition: Repetition;
};

const lists = {
  nl: new Intl.ListFormat('nl-NL', { type: 'conjunction' }),
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
} satisfies Record<Locale, Intl.ListFormat>;

/**
 * A series in words, as the form says it while one types: "Elke 2 weken op dinsdag en donderdag, van 18:30 tot
 * 19:30. 12 keer, de laatste op donderdag 4 februari 2027." For a repetition without violations.
 */
export function repetitionSentence(series: Series, locale: Locale): string {
  const occurrences = occurrenceDates(series.start_date, series.repetition);
  const sentences = [`${rhythm(series, locale)}, ${hours(series.clock, locale)}`];
  if (occurrences.violation !== null) sentences.push(translate(locale, occurrences.violation));
  else if (series.repetition.type !== null) sentences.push(...course(series, occurrences, locale));
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}

/** The rhythm alone, as a list has room for it: "Elke 2 weken op dinsdag en donderdag". */
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

function hours({ start_time, end_time, day_offset }: SessionClock, locale: Locale): string {
  const phrases = repetitionPhrases[locale];
  const span = phrases.hours(start_time, end_time);
  return day_offset === 0 ? span : `${span} ${phrases.daysLater(day_offset)}`;
}

/** How the series begins, ends and departs from its rhythm. */
function course({ start_date }: Series, { dates, skipped, end }: Occurrences, locale: Locale): string[] {
  const phrases = repetitionPhrases[locale];
  const first = dates[0]?.date ?? start_date;
  const last = dates.at(-1)?.date ?? start_date;
  return [
    ...(first !== start_date && dates.length > 1 ? [phrases.first(longDate(first, locale))] : []),
    phrases.last(dates.length, longDate(last, locale)),
    ...(skipped.length > 0 ? [phrases.skipped(skipped.length)] : []),
    ...(dates.some((date) => date.moved) ? [phrases.moved] : []),
    ...(end.kind === 'default' ? [phrases.noEnd(DEFAULT_WEEKS)] : []),
  ];
}

/** The name of an ISO weekday: 1 January 2024 was a Monday. */
function weekday(day: number, locale: Locale): string {
  return longDate(`2024-01-0${day}`, locale).split(' ')[0] ?? '';
}
