import { expect, test } from 'vitest';
import { guardianViolations } from './guardian-rule.ts';

const parent = { first_name: 'Fenna', last_name: 'de Wit' };
const child = { first_name: 'Sanne', last_name: 'de Wit' };
const day = '2027-01-05';

const keysOf = (date_of_birth: string | null, isGuardian: boolean, buyer = parent) =>
  guardianViolations({ buyer, participants: [{ ...child, date_of_birth }], isGuardian, day }).map(({ key }) => key);

test('a parent books for a person younger than 16 on the day', () => {
  expect(keysOf('2011-01-06', false)).toEqual(['booking.guardian']);
  expect(keysOf('2011-01-06', true)).toEqual([]);
});

test('a person who is 16 on the day books themselves', () => {
  expect(keysOf('2011-01-05', false)).toEqual([]);
  expect(keysOf(null, false)).toEqual([]);
});

test('the parent is another person, in whatever spelling', () => {
  expect(keysOf('2015-06-01', true, child)).toEqual(['booking.guardian']);
  expect(keysOf('2015-06-01', true, { first_name: 'SANNE', last_name: 'de wit' })).toEqual(['booking.guardian']);
  expect(keysOf('1990-06-01', true, child)).toEqual([]);
});
