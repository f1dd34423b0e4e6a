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

/** SQL: the title of an `order_lines line` with a day and time in the language of the reader. */
function titleOn(locale: Locale, day: RawBuilder<unknown>, time: RawBuilder<unknown>): RawBuilder<string> {
  const { weekdays, months } = NAMES[locale];
  return sql<string>`(line.title || coalesce(', ' || (${weekdays}::text[])[extract(isodow from ${day})::integer]
    || to_char(${day}, ' FMDD ') || (${months}::text[])[extract(month from ${day})::integer]
    || to_char(${day}, ' YYYY') || coalesce(' ' || ${time}, ''), ''))`;
}

/**
 * SQL: what an `order_lines line` sold, with the start that its session had then: "Judo, dinsdag 24 november 2026 19:00". For documents;
 * screens and mails have `lineTitle`.
 */
export const soldLineTitle = (locale: Locale): RawBuilder<string> =>
  titleOn(locale, sql`line.start_date`, sql`line.start_time`);

/** SQL: what an `order_lines line` sold, with the present start of the session that the booking is for. */
export function lineTitle(locale: Locale): RawBuilder<string> {
  return sql<string>`coalesce((
    select ${titleOn(locale, sql`sessions.start_date`, sql`sessions.start_time`)}
    from participants it join sessions on sessions.id = it.session_id
    where line.start_date is not null and it.organization_id = line.organization_id and it.order_line_id = line.id
    order by it.status = 'canceled', it.id desc limit 1), ${soldLineTitle(locale)})`;
}

/** SQL: `lineTitle` in the language of the buyer of `orders`. */
export const lineTitleForBuyer: RawBuilder<string> = sql<string>`case orders.locale when 'en' then ${lineTitle('en')} else ${lineTitle('nl')} end`;
