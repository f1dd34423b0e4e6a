import { expect, test } from 'vitest';
import { shownName, shownPerson } from '../../privacy/erased-person.ts';
import { buyerViolations } from './buyer-name.ts';
import { COUNTER_BUYER } from './counter-buyer.ts';

const paid = { payment_type: 'cash', is_paid: true } as const;

test.each([
  ['cash that was received', paid, []],
  ['a free sale', { payment_type: 'free' }, []],
  ['a sale paid elsewhere', { payment_type: 'external' }, []],
  ['cash to be paid later', { payment_type: 'cash' }, ['first_name', 'last_name']],
  ['a sale that is mailed', { ...paid, email: 'ria@test.example' }, ['first_name', 'last_name']],
  ['a sale to half a name', { ...paid, first_name: 'Ria' }, ['last_name']],
  ['a sale to a whole name', { ...paid, first_name: 'Ria', last_name: 'Bos' }, []],
] as const)('the names that %s needs', (_, draft, missing) => {
  expect(buyerViolations(draft).map(({ path }) => path[0])).toEqual(missing);
});

test('a buyer without a name is shown as the counter, in the language of the reader', () => {
  expect([shownName(COUNTER_BUYER, 'nl'), shownName(COUNTER_BUYER, 'en')]).toEqual(['Balie', 'Counter']);
  expect(shownPerson({ ...COUNTER_BUYER, email: null, id: 1 }, 'en')).toEqual({
    first_name: 'Counter',
    last_name: '',
    email: null,
    id: 1,
  });
  expect(shownName({ first_name: 'Ria', last_name: 'Balie' }, 'en')).toBe('Ria Balie');
});
