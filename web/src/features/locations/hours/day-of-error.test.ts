import { expect, test } from 'vitest';
import { dayOfError } from './day-of-error.ts';

const words = { weekdays: ['maandag', 'dinsdag'], dateWords: (date: string) => `op ${date}` };
const values = { opening_hours: [{ weekday: 2 }], exceptions: [{ date: '2026-12-25' }, { date: '' }] };

test.each([
  ['opening_hours.0.opened_at', 'Dinsdag'],
  ['opening_hours.4.opened_at', null],
  ['opening_hours', null],
  ['exceptions.0.state', 'op 2026-12-25'],
  ['exceptions.1.date', null],
  ['name', null],
])('%s is about %s', (path, day) => {
  expect(dayOfError(path, values, words)).toBe(day);
});
