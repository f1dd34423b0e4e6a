import { expect, test } from 'vitest';
import { findRepeated, identityOf } from './organization-duplicates.ts';

const otters = { name: 'Zwemclub De Otters', zipcode: '1234 AB', house_number: '12 a' };

test.each([
  { ...otters, name: ' zwemclub  DE ÓTTERS ' },
  { ...otters, zipcode: '1234ab' },
  { ...otters, house_number: '12A' },
])('%o is the same organisation', (other) => {
  expect(identityOf(other)).toBe(identityOf(otters));
});

test.each([
  { ...otters, name: 'Zwemclub De Otter' },
  { ...otters, zipcode: '1234 AC' },
  { ...otters, house_number: '12' },
  // what stands in one field never counts for another
  { name: 'Zwemclub De Otters1234', zipcode: 'AB', house_number: '12 a' },
])('%o is another one', (other) => {
  expect(identityOf(other)).not.toBe(identityOf(otters));
});

test('each repetition names the first', () => {
  const rows = [otters, { ...otters, name: 'Judo' }, { ...otters }, { ...otters, house_number: '12A' }];
  expect([...findRepeated(rows, identityOf)].map(([row, first]) => [rows.indexOf(row), rows.indexOf(first)])).toEqual([
    [2, 0],
    [3, 0],
  ]);
});
