import { expect, test } from 'vitest';
import { feeText } from './fee-text.ts';

const ideal = { code: 'ideal', fee_in_cents: 35 } as const;
const card = { code: 'creditcard', fee_in_cents: 60 } as const;

test('the text shows the fee: one amount, or one for each way of paying', () => {
  expect(feeText([ideal, { code: 'bancontact', fee_in_cents: 35 }], 'nl')).toBe('Daar komt € 0,35 servicekosten bij.');
  expect(feeText([ideal, card], 'nl')).toBe('Daar komen servicekosten bij: iDEAL € 0,35, Creditcard € 0,60.');
  expect(feeText([{ ...ideal, fee_in_cents: 0 }, card], 'en')).toMatch(
    /^A service fee is added: iDEAL nothing, Credit ?card €0.60.$/,
  );
});

test('the text is null where paying costs nothing', () => {
  expect(feeText([{ ...ideal, fee_in_cents: 0 }], 'nl')).toBeNull();
  expect(feeText([], 'nl')).toBeNull();
});
