import { expect, test } from 'vitest';
import { HOLIDAY_REGIONS, withRegionHolidays } from './dutch-school-holidays.ts';
import { holidayViolations } from './school-holidays.ts';

test('the published holidays of a region are added from today on', () => {
  const all = withRegionHolidays([], 'Noord', '2026-10-18');
  expect(all).toHaveLength(10);
  expect(all[0]).toEqual({ region: 'Noord', name: 'Herfstvakantie', from: '2026-10-10', until: '2026-10-18' });
  expect(withRegionHolidays([], 'Noord', '2026-10-19')[0]?.name).toBe('Kerstvakantie');
  expect(withRegionHolidays([], 'Zuid', '2028-09-04')).toEqual([]);
});

test.each(HOLIDAY_REGIONS)(
  'the holidays of %s run from a Saturday to a Sunday, and are in order and valid',
  (region) => {
    const all = withRegionHolidays([], region, '2026-01-01');
    const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();
    expect(all.map(({ from }) => weekday(from))).toEqual(all.map(() => 6));
    expect(all.map(({ until }) => weekday(until))).toEqual(all.map(() => 0));
    expect(all.map(({ from }) => from)).toEqual(all.map(({ from }) => from).toSorted());
    expect(holidayViolations(all)).toEqual([]);
  },
);

test('a holiday that overlaps one of the same region is not added, whatever its name and days', () => {
  const once = withRegionHolidays([], 'Midden', '2026-11-01');
  expect(withRegionHolidays(once, 'Midden', '2026-11-01')).toEqual(once);
  const own = { region: 'regio midden', name: 'Kerst', from: '2026-12-21', until: '2027-01-01' };
  const added = withRegionHolidays([own], 'Midden', '2026-11-01');
  expect(added).toHaveLength(once.length);
  expect(added[0]).toEqual(own);
  // for another region it counts as another holiday
  expect(withRegionHolidays([own], 'Zuid', '2026-11-01')).toHaveLength(1 + once.length);
});
