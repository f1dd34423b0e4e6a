import { easterSunday } from '../kit/dates/easter-sunday.ts';

/** Closing days of TARGET that are the same each year, as `MM-DD`. */
const FIXED_CLOSING_DAYS: readonly string[] = ['01-01', '05-01', '12-25', '12-26'];

/** Whether banks execute SEPA payments on this day (`YYYY-MM-DD`): not in weekends, nor on the closing days of TARGET. */
export function isTargetDay(day: string): boolean {
  const date = Temporal.PlainDate.from(day);
  if (date.dayOfWeek > 5 || FIXED_CLOSING_DAYS.includes(day.slice(5))) return false;
  const easter = easterSunday(date.year);
  const [goodFriday, easterMonday] = [easter.subtract({ days: 2 }), easter.add({ days: 1 })];
  return !date.equals(goodFriday) && !date.equals(easterMonday);
}

/** The first TARGET day after this day (`YYYY-MM-DD`). */
export function nextTargetDay(day: string): string {
  let next = Temporal.PlainDate.from(day).add({ days: 1 });
  while (!isTargetDay(next.toString())) next = next.add({ days: 1 });
  return next.toString();
}
