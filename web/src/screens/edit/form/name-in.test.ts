import { expect, test } from 'vitest';
import { nameIn } from './name-in.ts';

test.each([
  [{ name: ' Zwembad ' }, 'Zwembad'],
  [{ title: 'Welke maat?', type: 'text' }, 'Welke maat?'],
  [{ first_name: 'Daan', last_name: 'Visser', email: 'daan@test.example' }, 'Daan Visser'],
  [{ first_name: '', email: 'daan@test.example' }, 'daan@test.example'],
  [{ name: '', start_date: '2026-11-20' }, null],
  [{ name: 4 }, null],
])('the name in %j is %s', (values, name) => {
  expect(nameIn(values)).toBe(name);
});
