import type { Locale } from '../../kit/messages/locale.ts';
import type { RepetitionType } from './recurrence.ts';

/** The parts of the sentence about a series, in one language. */
export type RepetitionPhrases = {
  readonly once: (day: string) => string;
  readonly everyDay: string;
  readonly every: Readonly<Record<RepetitionType, (interval: number) => string>>;
  readonly on: string;
  readonly onDayOfMonth: (day: number) => string;
  readonly hours: (from: string, to: string) => string;
  readonly daysLater: (days: number) => string;
  readonly first: (day: string) => string;
  readonly last: (times: number, day: string) => string;
  readonly skipped: (days: number) => string;
  readonly moved: string;
  readonly noEnd: (weeks: number) => string;
};

const nl: RepetitionPhrases = {
  once: (day) => `Op ${day}`,
  everyDay: 'Elke dag',
  every: {
    weeks: (interval) => (interval === 1 ? 'Elke week' : `Elke ${interval} weken`),
    months: (interval) => (interval === 1 ? 'Elke maand' : `Elke ${interval} maanden`),
    years: (interval) => (interval === 1 ? 'Elk jaar' : `Elke ${interval} jaar`),
  },
  on: 'op',
  onDayOfMonth: (day) => `op de ${day}e`,
  hours: (from, to) => `van ${from} tot ${to}`,
  daysLater: (days) => (days === 1 ? 'de volgende dag' : `${days} dagen later`),
  first: (day) => `De eerste is op ${day}`,
  last: (times, day) => (times === 1 ? `1 keer, op ${day}` : `${times} keer, de laatste op ${day}`),
  skipped: (days) => `${days} ${days === 1 ? 'dag' : 'dagen'} overgeslagen`,
  moved: 'Is de maand te kort, dan op de laatste dag',
  noEnd: (weeks) => `Zonder einde plannen we ${weeks} weken vooruit`,
};

const en: RepetitionPhrases = {
  once: (day) => `On ${day}`,
  everyDay: 'Every day',
  every: {
    weeks: (interval) => (interval === 1 ? 'Every week' : `Every ${interval} weeks`),
    months: (interval) => (interval === 1 ? 'Every month' : `Every ${interval} months`),
    years: (interval) => (interval === 1 ? 'Every year' : `Every ${interval} years`),
  },
  on: 'on',
  onDayOfMonth: (day) => `on the ${ordinal(day)}`,
  hours: (from, to) => `from ${from} to ${to}`,
  daysLater: (days) => (days === 1 ? 'the next day' : `${days} days later`),
  first: (day) => `The first is on ${day}`,
  last: (times, day) => (times === 1 ? `Once, on ${day}` : `${times} times, the last on ${day}`),
  skipped: (days) => `${days} ${days === 1 ? 'day' : 'days'} skipped`,
  moved: 'In a month that is too short, on its last day',
  noEnd: (weeks) => `Without an end we plan ${weeks} weeks ahead`,
};

export const repetitionPhrases: Readonly<Record<Locale, RepetitionPhrases>> = { nl, en };

function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14;
  return `${day}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`;
}
