import type { Violation } from '../kit/messages/messages.ts';
import type { SchoolHoliday } from '../sessions/holidays.ts';

/** The last day is not before the first, and no holiday is in the list twice. */
export function holidayViolations(holidays: readonly SchoolHoliday[]): Violation[] {
  const seen = new Set<string>();
  return holidays.flatMap(({ region, name, from, until }, at): Violation[] => {
    if (until < from) return [{ path: [at, 'until'], key: 'holidays.order' }];
    const holiday = JSON.stringify([region.toLowerCase(), name.toLowerCase(), from]);
    if (seen.has(holiday)) return [{ path: [at, 'name'], key: 'holidays.once' }];
    seen.add(holiday);
    return [];
  });
}
