import type { OpeningException, OpeningHours } from '@move/domain/locations/opening-hours.ts';

type DayNames = { weekdays: readonly string[]; dateWords: (date: string) => string };
type Schedule = {
  opening_hours?: readonly Pick<OpeningHours, 'weekday'>[];
  exceptions?: readonly Pick<OpeningException, 'date'>[];
};

/** Names the day of an error at a path such as `opening_hours.3.opened_at` or `exceptions.0.state`; null if it is about no day. */
export function dayOfError(path: string, values: Schedule, { weekdays, dateWords }: DayNames): string | null {
  const [list, index] = path.split('.');
  if (list === 'opening_hours') {
    const day = weekdays[(values.opening_hours?.[Number(index)]?.weekday ?? 0) - 1];
    return day === undefined ? null : `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
  }
  const date = list === 'exceptions' ? values.exceptions?.[Number(index)]?.date : undefined;
  return date === undefined || date === '' ? null : dateWords(date);
}
