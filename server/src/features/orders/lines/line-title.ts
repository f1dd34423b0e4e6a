import { type Locale, LANGUAGE_TAGS } from '@move/domain/kit/messages/locale.ts';
import { type RawBuilder, sql } from 'kysely';

/** The names of days and months, as `longDate` writes them. */
const names = (locale: Locale) => {
  const tag = LANGUAGE_TAGS[locale];
  const written = (count: number, options: Intl.DateTimeFormatOptions, dayOf: (index: number) => number) => {
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
    return Array.from({ length: count }, (_, index) => format.format(dayOf(index)));
  };
  return {
    // 1 January 2024 is a Monday
    weekdays: written(7, { weekday: 'long' }, (index) => Date.UTC(2024, 0, 1 + index)),
    months: written(12, { month: 'long' }, (index) => Date.UTC(2024, index, 1)),
  };
};

const NAMES = { nl: names('nl'), en: names('en') } as const satisfies Record<Locale, object>;

/**
 * SQL: what an `order_lines line` sold, with the start of its session in the language of the reader: "Judo, dinsdag 24 november 2026
 * 19:00".
 */
export function lineTitle(locale: Locale): RawBuilder<string> {
  const { weekdays, months } = NAMES[locale];
  return sql<string>`(line.title || coalesce(', ' || (${weekdays}::text[])[extract(isodow from line.start_date)::integer]
    || to_char(line.start_date, ' FMDD ') || (${months}::text[])[extract(month from line.start_date)::integer]
    || to_char(line.start_date, ' YYYY') || coalesce(' ' || line.start_time, ''), ''))`;
}

/** The same in the language of the buyer of `orders`. */
export const lineTitleForBuyer: RawBuilder<string> = sql<string>`case orders.locale when 'en' then ${lineTitle('en')} else ${lineTitle('nl')} end`;
