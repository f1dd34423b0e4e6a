import { expect, test } from 'vitest';
import { doorPaymentType, splitName } from './walk-in.ts';

test.each([
  ['Piet', { first_name: 'Piet', last_name: '' }],
  ['  Piet   Inloop ', { first_name: 'Piet', last_name: 'Inloop' }],
  ['Fatima van den  Berg', { first_name: 'Fatima', last_name: 'van den Berg' }],
  ['', { first_name: '', last_name: '' }],
])('%s as a first and a last name', (typed, name) => {
  expect(splitName(typed)).toEqual(name);
});

test('at the door, paid and open are both registered as cash', () => {
  expect(([undefined, 'paid', 'open', 'free'] as const).map(doorPaymentType)).toEqual([
    undefined,
    'cash',
    'cash',
    'free',
  ]);
});
