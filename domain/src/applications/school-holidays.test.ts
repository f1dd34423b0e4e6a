import { expect, test } from 'vitest';
import { holidayViolations } from './school-holidays.ts';

const autumn = { region: 'noord', name: 'Herfstvakantie', from: '2026-10-10', until: '2026-10-18' };

test('a holiday may last one day; its last day may not be before its first', () => {
  expect(holidayViolations([autumn, { ...autumn, name: 'Studiedag', until: autumn.from }])).toEqual([]);
  expect(holidayViolations([{ ...autumn, until: '2026-10-09' }])).toEqual([
    { path: [0, 'until'], key: 'holidays.order' },
  ]);
});

test('a holiday of a region is in the list once, in any spelling', () => {
  expect(holidayViolations([autumn, { ...autumn, region: 'zuid' }])).toEqual([]);
  expect(holidayViolations([autumn, { ...autumn, name: 'herfstvakantie' }])).toEqual([
    { path: [1, 'name'], key: 'holidays.once' },
  ]);
});
