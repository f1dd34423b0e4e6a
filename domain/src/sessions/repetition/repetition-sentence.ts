import { longDate } from '../../kit/dates/dates.ts';
import type { Locale } from '../../kit/messages/locale.ts';
import { translate } from '../../kit/messages/messages.ts';
import { DEFAULT_WEEKS, type Occurrences, occurrenceDates } from './recurrence.ts';
import { repetitionPhrases } from './repetition-phrases.ts';
import { rhythm, type Series } from './rhythm.ts';
import type { SessionClock } from '../session-times.ts';

/**
 * A series as a sentence, shown in the form during typing: "Elke 2 weken op dinsdag en donderdag, van 18:30 tot 19:30. 12 keer, de laatste
 * op donderdag 4 februari 2027." For a repetition without violations.
 */
export function repetitionSentence(series: Series, locale: Locale): string {
  const occurrences = occurrenceDates(series.start_date, series.repetition);
  const sentences: string[] = [];
  if (occurrences.violation !== null) sentences.push(translate(locale, occurrences.violation));
  else if (series.repetition.type !== null) sentences.push(...startAndEndSentences(series, occurrences, locale));
  return [rhythmSentence(series, locale), ...sentences.map((sentence) => `${sentence}.`)].join(' ');
}

/** "Elke 2 weken op dinsdag en donderdag, van 18:30 tot 19:30.": a series without its end. */
export function rhythmSentence(series: Series, locale: Locale): string {
  return `${rhythm(series, locale)}, ${hours(series.clock, locale)}.`;
}

function hours({ start_time, end_time, day_offset }: SessionClock, locale: Locale): string {
  const phrases = repetitionPhrases[locale];
  const span = phrases.hours(start_time, end_time);
  return day_offset === 0 ? span : `${span} ${phrases.daysLater(day_offset)}`;
}

/** The start, the end and the exceptions of the series. */
function startAndEndSentences({ start_date }: Series, { dates, skipped, end }: Occurrences, locale: Locale): string[] {
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
