import type { Figures } from '@move/contract/statistics/statistics.ts';
import { LANGUAGE_TAGS } from '@move/domain/kit/messages/locale.ts';
import type { Granularity } from '@move/domain/statistics/period.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';

export type ShownFigure = 'participants' | 'bookings' | 'occupancy' | 'revenue';

type Bucket = { date_from: string; date_until: string };

/** How charts and their tables name buckets and write values. */
export function useFigureFormats(granularity: Granularity) {
  const formats = useFormats();
  const tag = LANGUAGE_TAGS[useLocale()];
  const short = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(tag, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const at = (date: string) => new Date(`${date}T00:00:00Z`);
  return {
    bucketName: ({ date_from: from, date_until: until }: Bucket) =>
      from === until ? formats.date(from) : formats.dateRange(from, until),
    bucketTick: ({ date_from: from }: Bucket) => (granularity === 'month' ? month : short).format(at(from)),
    valueOf: (figure: ShownFigure, { participants, new_bookings, occupancy_percentage, money }: Figures) =>
      ({
        participants,
        bookings: new_bookings,
        occupancy: occupancy_percentage,
        revenue: money?.revenue_in_cents ?? 0,
      })[figure],
    write: (figure: ShownFigure, value: number) => {
      if (figure === 'revenue') return formats.money(value);
      return figure === 'occupancy' ? formats.percentage(value) : formats.number(value);
    },
  };
}
